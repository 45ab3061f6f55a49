// about.js: credits. Loaded on demand.
import { showDialog } from './dialogs.js';
import { h } from './dom.js';
import { t } from './words.js';

const libraries = 'raylib, nlohmann/json, Emscripten';
const iconAuthors = 'Lorc, Delapouite, Skoll, sbed';

export function showAbout() {
  const paragraphs = [
    t('page.about.owners'),
    t('page.about.fonts'),
    t('page.about.icons', { authors: iconAuthors }),
    t('page.about.libraries', { libraries }),
    t('page.about.private'),
  ];
  showDialog({ title: t('page.about'), body: paragraphs.map((text) => h('p', {}, text)) });
}
