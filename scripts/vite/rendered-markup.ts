import type { Plugin, ResolvedConfig } from 'vite';
import { importAsBuilt } from './render.ts';

type Texts = Readonly<Record<string, string>>;
type TextsByLanguage = Readonly<Record<string, Texts>>;

/** Puts into the built page, behind the app's root, what `render` returns for this build and its texts. */
export function renderedMarkup(
  name: string,
  render: (config: ResolvedConfig, texts: TextsByLanguage) => Promise<string>,
): Plugin {
  let config: ResolvedConfig;
  return {
    name,
    apply: 'build',
    configResolved(resolved) {
      config = resolved;
    },
    async transformIndexHtml(html) {
      const texts = await importAsBuilt(
        config,
        'scripts/vite/texts.ts',
        async (module: typeof import('./texts.ts')) => module.texts,
      );
      const markup = await render(config, texts);
      return html.replace('<div id="root"></div>', (root) => `${root}\n    ${markup}`);
    },
  };
}

/** The texts of the keys that stand in the markup, in each language, with the brand's name. */
export function textsOf(
  markup: string,
  all: TextsByLanguage,
  name: string,
  shown = (text: string) => text,
): TextsByLanguage {
  const keys = Object.keys(all['vi']!).filter((key) => markup.includes(key));
  return Object.fromEntries(
    Object.entries(all).map(([language, texts]) => [
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
