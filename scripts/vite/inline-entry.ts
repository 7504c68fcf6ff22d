import type { Plugin, ResolvedConfig } from 'vite';

/**
 * Puts the entry, a few hundred bytes that only start the app, into the page: one request less before anything is
 * painted. It imports the other chunks by absolute addresses.
 */
export function inlineEntry(): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'nhip:inline-entry',
    configResolved(resolved) {
      config = resolved;
    },
    generateBundle: {
      // Only then has Vite written the chunk's own imports for good.
      order: 'post',
      handler(_options, bundle) {
        const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
        const entry = chunks.find(({ isEntry }) => isEntry);
        const page = bundle['index.html'];
        if (!entry || page?.type !== 'asset') return;
        if (chunks.some(({ imports }) => imports.includes(entry.fileName))) {
          throw new Error(`${entry.fileName} is imported by another chunk: in the page it would run twice`);
        }

        const folder = `${config.base}${config.build.assetsDir}/`;
        const code = entry.code
          .replace(/\b((?:from|import)\s*\(?\s*["'`])\.\//g, `$1${folder}`)
          .replaceAll('</script', '<\\/script');
        const tag = new RegExp(`<script type="module" [^>]*src="[^"]*${entry.fileName}"></script>`);
        page.source = String(page.source).replace(tag, () => `<script type="module">${code.trim()}</script>`);
      },
    },
  };
}
