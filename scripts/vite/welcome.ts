import { type Plugin, type ResolvedConfig, createServer } from 'vite';
import de from '../../src/i18n/locales/de/app.ts';
import en from '../../src/i18n/locales/en/app.ts';
import vi from '../../src/i18n/locales/vi/app.ts';
import { parse } from 'regexparam';
import { routes } from '../../src/app/router/routes.ts';
import { shortNamesIn } from './css-modules.ts';

<<<<<<< /tmp/tmpvj_hzp3h
type Texts = Readonly<Record<string, string>>;
type Markup = typeof import('./welcome-markup.tsx');
||||||| /tmp/tmp70rdv3zw
const shown = [
  'app.name',
  'about.promise',
  'about.promiseEnd',
  'about.lede',
  'about.pulse',
  'about.pulseText',
  'about.signals',
  'about.signalsText',
  'about.watchlist',
  'about.watchlistText',
] as const;

const point = '<div><h2 data-text></h2><p data-text></p></div>';
const sheet = 'src/auth/AuthLayout.module.css';

/** As `AuthLayout` draws it, for the same place on the screen; without what only the app can do. */
const templateWith = (styles: Readonly<Record<string, string>>) => `<template id="welcome">
      <div class="${styles.layout}">
        <div class="${styles.intro}">
          <span class="${styles.brand} text-1"><svg width="26" height="26"></svg><span data-text></span></span>
          <div class="${styles.middle}">
            <p class="${styles.headline}"><span data-text></span> <span data-text></span></p>
            <p class="${styles.lead}" data-text></p>
            <svg class="${styles.drawing}" viewBox="0 0 680 120"></svg>
            <div class="${styles.points}">${point.repeat(3)}</div>
          </div>
          <p class="${styles.footer} caption" data-text></p>
        </div>
        <div class="${styles.side}"></div>
      </div>
    </template>`;
=======
const shown = [
  'app.name',
  'about.promise',
  'about.promiseEnd',
  'about.lede',
  'about.pulse',
  'about.pulseText',
  'about.signals',
  'about.signalsText',
  'about.watchlist',
  'about.watchlistText',
] as const;

const point = '<div><h2 data-text></h2><p data-text></p></div>';

/** As `AuthLayout` draws it, for the same place on the screen; without what only the app can do. */
const templateWith = (styles: Readonly<Record<string, string>>) => `<template id="welcome">
      <div class="${styles.layout}">
        <div class="${styles.intro}">
          <span class="${styles.brand} text-1"><svg width="26" height="26"></svg><span data-text></span></span>
          <div class="${styles.middle}">
            <p class="${styles.headline}"><span data-text></span> <span data-text></span></p>
            <p class="${styles.lead}" data-text></p>
            <svg class="${styles.drawing}" viewBox="0 0 680 120"></svg>
            <div class="${styles.points}">${point.repeat(3)}</div>
          </div>
          <p class="${styles.footer} caption" data-text></p>
        </div>
        <div class="${styles.side}"></div>
      </div>
    </template>`;
>>>>>>> /tmp/tmprodub9pj

/**
 * Shows a visitor what Nhịp promises as soon as the style is loaded, in their language, while the app loads; the app
 * then renders the same texts in the same place. It stands in the page for the routes with `welcome`.
 */
export function welcome(): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'nhip:welcome',
    apply: 'build',
    configResolved(resolved) {
      config = resolved;
    },
    async transformIndexHtml(html) {
<<<<<<< /tmp/tmpvj_hzp3h
      const markup = await markupFor(config);
      const keys = Object.keys(vi).filter((key) => markup.includes(key));
      const textsOf = (texts: Texts) => Object.fromEntries(keys.map((key) => [key, texts[key]!]));
      const patterns = routes.filter((route) => route.welcome).map(({ path }) => parse(path).pattern.source);
      const data = [config.base, patterns, { vi: textsOf(vi), en: textsOf(en), de: textsOf(de) }];
      const script = `(${show.toString()})(${data.map((value) => JSON.stringify(value)).join()})`;
||||||| /tmp/tmp70rdv3zw
      const file = join(config.root, sheet);
      const { modules = {} } = await preprocessCSS(readFileSync(file, 'utf8'), file, config);
      const texts = { vi: textsOf(vi), en: textsOf(en), de: textsOf(de) };
      const script = `(${greet.toString()})(${JSON.stringify(config.base)},${JSON.stringify(texts)})`;
=======
      const styles = await shortNamesIn('src/auth/AuthLayout.module.css', config);
      const texts = { vi: textsOf(vi), en: textsOf(en), de: textsOf(de) };
      const script = `(${greet.toString()})(${JSON.stringify(config.base)},${JSON.stringify(texts)})`;
>>>>>>> /tmp/tmprodub9pj
      return html.replace(
        '<div id="root"></div>',
<<<<<<< /tmp/tmpvj_hzp3h
        (root) =>
          `${root}\n    <template id="welcome">${markup}</template>\n    <script>${script.replaceAll('</', '<\\/')}</script>`,
||||||| /tmp/tmp70rdv3zw
        () =>
          `<div id="root"></div>\n    ${templateWith(modules)}\n    <script>${script.replaceAll('</', '<\\/')}</script>`,
=======
        () =>
          `<div id="root"></div>\n    ${templateWith(styles)}\n    <script>${script.replaceAll('</', '<\\/')}</script>`,
>>>>>>> /tmp/tmprodub9pj
      );
    },
  };
}

/** Renders the markup by the rules of this build: its addresses, its variables, its names of scoped classes. */
async function markupFor({ base, root, mode, css }: ResolvedConfig): Promise<string> {
  const server = await createServer({
    root,
    mode,
    configFile: false,
    logLevel: 'warn',
    appType: 'custom',
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
    css,
  });
  try {
    const module = (await server.ssrLoadModule('scripts/vite/welcome-markup.tsx')) as Markup;
    return await module.welcomeMarkup(base.replace(/\/$/, ''));
  } finally {
    await server.close();
  }
}

/** Runs in the page; must not use anything from outside itself. */
function show(base: string, patterns: readonly string[], texts: Readonly<Record<string, Texts>>) {
  try {
    if (localStorage.getItem('accessToken') !== null) return;
  } catch {
    // Where storage is denied, nobody is signed in.
  }
  const path = `/${location.pathname.slice(base.length)}`;
  if (!patterns.some((pattern) => new RegExp(pattern, 'i').test(path))) return;

  const page = document.querySelector<HTMLTemplateElement>('#welcome')!.content.cloneNode(true);
  const words = texts[document.documentElement.lang] ?? {};
  const nodes = document.createTreeWalker(page, NodeFilter.SHOW_TEXT);
  while (nodes.nextNode()) {
    const node = nodes.currentNode as Text;
    node.data = node.data.replace(/\w+\.\w+/g, (key) => words[key] ?? key);
  }
  document.querySelector('#root')!.append(page);
}
