// @module-tag P22
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bundle } from '../../scripts/vite/inline-scripts';
import { showFirst, type OutlineTable } from '../../src/app/outlines/show-first';
import { languages } from '../../src/i18n/languages';
import type { StorageKey } from '../../src/lib/storage';
import { installAdoptedSheets } from '../support/adopted-sheet';
import { hostile } from '../support/demo-inputs';
import { randomRuns } from '../support/machines/cases';
import { tried } from '../support/tried';

const inHead = await Promise.all(
  ['src/app/head-script.ts', 'src/demo/head-script.ts'].map(async (module) => {
    // oxlint-disable-next-line typescript/no-implied-eval -- It is what the browser does with it.
    return new Function(await bundle(module, 'esnext'));
  }),
);
const root = document.documentElement;

const table: OutlineTable = {
  brand: 'Nhịp',
  texts: Object.fromEntries(languages.map((language) => [language, { 'page.home': language }])),
  files: ['app.js'],
  languages: Object.fromEntries(languages.map((language) => [language, [[0], [0]]])),
  frame: [0],
  rows: [
    ['^/technical/([^/]+?)/?$', [0], [0], false, '/technical/:symbol', '/technical/:symbol'],
    ['^/about/?$', [0], [], true, null, null],
    ['', [], [], false, '/404', '/404'],
  ],
};

const keys = [
  'accessToken',
  'user',
  'locked',
  'lng',
  'theme',
  'nightMode',
  'nightTime',
] satisfies StorageKey[];
const text = fc.oneof(
  fc.constantFrom(
    ...hostile,
    'true',
    'vi',
    'dark',
    '[1,2]',
    '[0,1e9]',
    '[null,{}]',
    '{"isAdmin":true}',
    'null',
  ),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.json({ maxDepth: 2 }),
);
const stored = fc.record(Object.fromEntries(keys.map((key) => [key, text])), { requiredKeys: [] });
const path = fc.oneof(
  fc.constantFrom(
    '/',
    '/about',
    '/technical/%E0%A4%A',
    '/%E0%A4%A',
    '/%00',
    '//',
    '/\\',
    '/__proto__',
    '/technical/%',
  ),
  text.map((each) => `/${each}`),
);

/** Opens an address of this origin, whatever stands in it. */
function open(address: string) {
  const url = URL.canParse(`http://localhost:5173${address}`)
    ? new URL(`http://localhost:5173${address}`)
    : null;
  if (url?.origin === window.location.origin) window.history.replaceState(null, '', url);
}

describe('the scripts in the page', () => {
  it('paint a theme, a language and an outline whatever the browser has stored and the address contains', () => {
    installAdoptedSheets();
    fc.assert(
      fc.property(stored, path, text, text, (stored, path, brand, kept) => {
        localStorage.clear();
        for (const [key, value = ''] of Object.entries(stored)) localStorage.setItem(key, value);
        sessionStorage.setItem('demo.settings', kept);
        document.body.innerHTML = `<div id="root"></div><template id="welcome"><p>page.home</p></template>
          <template id="frame"><nav><a href="/">page.home</a></nav></template>`;
        open(`${path}?brand=${brand}`);

        for (const script of inHead) script();
        showFirst('/', table);

        expect(languages).toContain(root.lang);
        expect(['dark', 'light']).toContain(root.dataset['theme']);
        document.head.replaceChildren();
      }),
      // jsdom takes milliseconds for a page.
      { ...randomRuns, numRuns: randomRuns.numRuns / 10 },
    );
    tried(randomRuns.numRuns / 10, 'random addresses and stored texts');
  });

  it.each(['__proto__', 'constructor', 'fr', ''])('read the stored language %j as Vietnamese', (lng) => {
    localStorage.setItem('lng', lng);

    inHead[0]!();

    expect(root.lang).toBe('vi');
  });
});
