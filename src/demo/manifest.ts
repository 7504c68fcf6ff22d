import { manifestOf } from '../app/worker/manifest';
import type { Store } from '../lib/store';
import { ownBrand } from './brand';
import { readable, type Brand } from './chosen-brand';
import { withSettings } from './settings';

const { VITE_BRAND_LOGO, VITE_BRAND_PRIMARY_DARK } = import.meta.env;

/**
 * Has the page installed under the name and in the colour of its brand, beside the product itself, and opened with them; the
 * build's own brand has the build's manifest. Development has none.
 */
export function startManifest(brand: Store<Brand>): void {
  const link = document.querySelector<HTMLLinkElement>('link[rel=manifest]');
  if (!link) return;
  const built = link.href;
  const show = () => {
    const { href: before } = link;
    link.href = isBuilt(brand.get()) ? built : URL.createObjectURL(fileOf(brand.get(), built));
    if (before !== built) URL.revokeObjectURL(before);
  };
  brand.subscribe(show);
  show();
}

function isBuilt({ name, dark, light }: Brand) {
  return name === ownBrand.name && dark === null && light === null;
}

/** The manifest of a brand, with whole addresses: those in the build's are relative to it. */
function fileOf(brand: Brand, built: string): Blob {
  const manifest = manifestOf(brand.name, Boolean(VITE_BRAND_LOGO || VITE_BRAND_PRIMARY_DARK));
  const start = withSettings(new URL('.', built), { brand }).href;
  const colour = readable(brand, 'dark') ?? manifest.theme_color;
  const text = JSON.stringify({
    ...manifest,
    id: start,
    start_url: start,
    scope: new URL('.', built).href,
    theme_color: colour,
    icons: manifest.icons.map((icon) => ({ ...icon, src: new URL(icon.src, built).href })),
  });
  return new Blob([text], { type: 'application/manifest+json' });
}
