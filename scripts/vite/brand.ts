import { readFileSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Plugin, ResolvedConfig } from 'vite';
import { OWN_NAME } from '../../src/i18n/own-name.ts';
import { rulesOf } from '../../src/lib/brand.ts';

type Env = Readonly<Record<string, string | undefined>>;

/** The product's name, its logo and its primary colours in a build; null for the product's own. */
export type Brand = {
  readonly name: string;
  readonly logo: string | null;
  readonly dark: string | null;
  readonly light: string | null;
};

export function brandOf(env: Env): Brand {
  return {
    name: env['VITE_BRAND_NAME'] || OWN_NAME,
    logo: env['VITE_BRAND_LOGO'] || null,
    dark: env['VITE_BRAND_PRIMARY_DARK'] || null,
    light: env['VITE_BRAND_PRIMARY_LIGHT'] || null,
  };
}

/** Whether a brand has icons of its own: drawings, since a build cannot paint any logo as pixels. */
export function hasOwnIcons({ logo, dark }: Brand): boolean {
  return logo !== null || dark !== null;
}

const FAVICON = 'favicon.svg';
const PIXELS = ['192', '512', 'maskable-512', 'apple-180'];

/** Puts the brand into the page, the style sheet and the icons. */
export function brand(): Plugin {
  let config: ResolvedConfig;
  let own: Brand;
  return {
    name: 'nhip:brand',
    enforce: 'pre',
    configResolved(resolved) {
      config = resolved;
      own = brandOf(config.env as Env);
    },
    transformIndexHtml: {
      order: 'pre',
      handler(html) {
        const branded = html.replaceAll('{{brand}}', () => escaped(own.name));
        return hasOwnIcons(own) ? branded.replace(/\s*<link rel="apple-touch-icon"[^>]*>/, '') : branded;
      },
    },
    transform: {
      filter: { id: /\/src\/ui\/styles\/index\.css$/ },
      handler: (code) => ({ code: `${code}\n${rulesOf(own)}\n`, map: null }),
    },
    configureServer({ middlewares }) {
      if (!hasOwnIcons(own)) return;
      middlewares.use(`/${FAVICON}`, (_request, response) => {
        response.setHeader('Content-Type', 'image/svg+xml');
        response.end(favicon(config.root, own));
      });
    },
    generateBundle() {
      if (!hasOwnIcons(own)) return;
      const drawing = favicon(config.root, own);
      this.emitFile({ type: 'asset', fileName: FAVICON, source: drawing });
      this.emitFile({ type: 'asset', fileName: 'icons/maskable.svg', source: maskable(drawing) });
    },
    closeBundle() {
      if (config.command !== 'build' || !config.build.write || !hasOwnIcons(own)) return;
      for (const name of PIXELS)
        rmSync(join(resolve(config.root, config.build.outDir), `icons/${name}.png`), { force: true });
    },
  };
}

/** The logo, or the product's own mark in the brand's colour. */
function favicon(root: string, { logo, dark }: Brand): string {
  if (logo !== null) return readFileSync(resolve(root, logo), 'utf8');
  return readFileSync(join(root, 'public', FAVICON), 'utf8').replace('#339cfd', dark!);
}

/** A drawing with the margins that a system may cut off. */
function maskable(drawing: string): string {
  const placed = drawing
    .slice(drawing.indexOf('<svg'))
    .replace(/^<svg[^>]*>/, (tag) =>
      tag
        .replace(/ (?:x|y|width|height)="[^"]*"/g, '')
        .replace('<svg', '<svg x="102" y="102" width="308" height="308"'),
    );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512"><rect width="512" height="512" fill="#0d1218"/>${placed}</svg>`;
}

/** A text as HTML. */
export function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
