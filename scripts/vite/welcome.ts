import type { Plugin, ResolvedConfig } from 'vite';
import de from '../../src/i18n/locales/de/app.ts';
import en from '../../src/i18n/locales/en/app.ts';
import vi from '../../src/i18n/locales/vi/app.ts';
import { parse } from 'regexparam';
import { importAsBuilt } from './render.ts';
import { routes } from '../../src/app/router/routes.ts';

type Texts = Readonly<Record<string, string>>;
type Markup = typeof import('./welcome-markup.tsx');

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
      const markup = await importAsBuilt(config, 'scripts/vite/welcome-markup.tsx', (module: Markup) =>
        module.welcomeMarkup(config.base.replace(/\/$/, '')),
      );
      const keys = Object.keys(vi).filter((key) => markup.includes(key));
      const textsOf = (texts: Texts) => Object.fromEntries(keys.map((key) => [key, texts[key]!]));
      const patterns = routes.filter((route) => route.welcome).map(({ path }) => parse(path).pattern.source);
      const data = [config.base, patterns, { vi: textsOf(vi), en: textsOf(en), de: textsOf(de) }];
      const script = `(${show.toString()})(${data.map((value) => JSON.stringify(value)).join()})`;
      return html.replace(
        '<div id="root"></div>',
        (root) =>
          `${root}\n    <template id="welcome">${markup}</template>\n    <script>${script.replaceAll('</', '<\\/')}</script>`,
      );
    },
  };
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
