import { createHash } from 'node:crypto';
import type { Plugin, ResolvedConfig } from 'vite';

/** A file of texts, by its language and its part. */
const TEXTS = /\/src\/i18n\/locales\/(\w+)\/(\w+)\.ts$/;

/**
 * Has the code name the files of texts without their hashes, which an import map in the page adds: otherwise one changed word
 * would give another name to the file that loads all texts, and so to every file that imports anything of that.
 */
export function textFiles(): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'nhip:text-files',
    apply: 'build',
    configResolved: (resolved) => void (config = resolved),
    outputOptions(options) {
      const { chunkFileNames: others } = options;
      return {
        ...options,
        chunkFileNames(chunk) {
          const [, language, part] = TEXTS.exec(onlyModuleOf(chunk)) ?? [];
          if (language) return `assets/${language}-${part}.js`;
          return typeof others === 'function' ? others(chunk) : (others ?? 'assets/[name]-[hash].js');
        },
      };
    },
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const page = bundle['index.html'];
        if (page?.type !== 'asset') return;
        const imports: Record<string, string> = {};
        let html = String(page.source);
        for (const [name, output] of Object.entries(bundle)) {
          if (output.type !== 'chunk' || !TEXTS.test(onlyModuleOf(output))) continue;
          const hash = createHash('sha256').update(output.code).digest('base64url').slice(0, 8);
          const fileName = name.replace(/\.js$/, `-${hash}.js`);
          this.emitFile({ type: 'asset', fileName, source: output.code });
          const map = bundle[`${name}.map`];
          if (map?.type === 'asset')
            this.emitFile({ type: 'asset', fileName: `${fileName}.map`, source: map.source });
          for (const old of [name, `${name}.map`]) delete bundle[old];
          html = html.replaceAll(name, fileName);
          imports[config.base + name] = config.base + fileName;
        }
        const map = `<script type="importmap">${JSON.stringify({ imports })}</script>`;
        page.source = html.replace('<meta charset="utf-8" />', `<meta charset="utf-8" />\n    ${map}`);
      },
    },
  };
}

/** The id of the module that a file consists of. */
function onlyModuleOf({ moduleIds: [id = '', ...others] }: { moduleIds: readonly string[] }): string {
  return others.length === 0 ? id : '';
}

/** The names of a page's files of texts, by those that its code has for them. */
export function textFilesIn(page: string, base: string): ReadonlyMap<string, string> {
  const [, json = '{"imports":{}}'] = /<script type="importmap">(.*?)<\/script>/.exec(page) ?? [];
  const { imports } = JSON.parse(json) as { imports: Record<string, string> };
  return new Map(
    Object.entries(imports).map(([name, file]) => [name.slice(base.length), file.slice(base.length)]),
  );
}
