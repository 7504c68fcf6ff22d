import type { Plugin, ResolvedConfig } from 'vite';
import appDe from '../../src/i18n/locales/de/app.ts';
import memberDe from '../../src/i18n/locales/de/member.ts';
import appEn from '../../src/i18n/locales/en/app.ts';
import memberEn from '../../src/i18n/locales/en/member.ts';
import appVi from '../../src/i18n/locales/vi/app.ts';
import memberVi from '../../src/i18n/locales/vi/member.ts';
import type { Brand } from './brand.ts';

type Texts = Readonly<Record<string, string>>;
type TextsByLanguage = Readonly<Record<string, Texts>>;

const languages: TextsByLanguage = {
  vi: { ...appVi, ...memberVi },
  en: { ...appEn, ...memberEn },
  de: { ...appDe, ...memberDe },
};

/** Puts into the built page, behind the app's root, what `render` returns for this build. */
export function renderedMarkup(name: string, render: (config: ResolvedConfig) => Promise<string>): Plugin {
  let config: ResolvedConfig;
  return {
    name,
    apply: 'build',
    configResolved(resolved) {
      config = resolved;
    },
    async transformIndexHtml(html) {
      const markup = await render(config);
      return html.replace('<div id="root"></div>', (root) => `${root}\n    ${markup}`);
    },
  };
}

/** The texts of the keys that stand in the markup, in each language, with the brand's name. */
export function textsOf(markup: string, { name }: Brand, shown = (text: string) => text): TextsByLanguage {
  const keys = Object.keys(languages['vi']!).filter((key) => markup.includes(key));
  return Object.fromEntries(
    Object.entries(languages).map(([language, texts]) => [
      language,
      Object.fromEntries(
        keys.map((key) => [key, shown((texts[key] ?? '').replaceAll('{{brand}}', () => name))]),
      ),
    ]),
  );
}

/** A script that calls a function in the page; a function among the arguments goes with it. */
export function callInPage<Args extends readonly unknown[]>(
  show: (...args: Args) => void,
  ...args: Args
): string {
  const sources = args.map((arg) => (typeof arg === 'function' ? arg.toString() : JSON.stringify(arg)));
  return `<script>${`(${show.toString()})(${sources.join()})`.replaceAll('</', '<\\/')}</script>`;
}

/** Writes the texts in the place of their keys. Runs in the page; must not use anything from outside itself. */
export function writeTexts(page: Node, texts: TextsByLanguage, finish = (text: string) => text): void {
  const words = texts[document.documentElement.lang] ?? {};
  const nodes = document.createTreeWalker(page, NodeFilter.SHOW_TEXT);
  while (nodes.nextNode()) {
    const node = nodes.currentNode as Text;
    node.data = finish(node.data.replace(/\w+\.\w+/g, (key) => words[key] ?? key));
  }
}
