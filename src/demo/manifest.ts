import { manifestOf } from '../app/worker/manifest';
import type { Store } from '../lib/store';
import { ownBrand } from './brand';
import { readable, type Brand } from './chosen-brand';
import { ICON_SIZE } from './logo/icon';
import type { Logo } from './logo/logo';
import type { ShownLogo } from './logo/store';
import { withSettings } from './settings';

const { VITE_BRAND_LOGO, VITE_BRAND_PRIMARY_DARK } = import.meta.env;

/**
 * Has the page installed under the name, in the colour and with the logo of its brand, beside the product itself, and opened
 * with name and colours; the build's own brand has the build's manifest. Development has none.
 */
export function startManifest(brand: Store<Brand>, logo: ShownLogo): void {
  const link = document.querySelector<HTMLLinkElement>('link[rel=manifest]');
  if (!link) return;
  const built = link.href;
  const show = () => {
    const { href: before } = link;
    const isOwn = isBuilt(brand.get()) && logo.get() === null;
    link.href = isOwn ? built : URL.createObjectURL(fileOf(brand.get(), logo.get(), built));
    if (before !== built) URL.revokeObjectURL(before);
  };
  brand.subscribe(show);
  logo.subscribe(show);
  show();
}

function isBuilt({ name, dark, light }: Brand) {
  return name === ownBrand.name && dark === null && light === null;
}

/** The manifest of a brand, with whole addresses: those in the build's are relative to it. */
function fileOf(brand: Brand, logo: Logo | null, built: string): Blob {
  const manifest = manifestOf(brand.name, Boolean(VITE_BRAND_LOGO || VITE_BRAND_PRIMARY_DARK));
  const start = withSettings(new URL('.', built), { brand }).href;
  const colour = readable(brand, 'dark') ?? manifest.theme_color;
  const text = JSON.stringify({
    ...manifest,
    id: start,
    start_url: start,
    scope: new URL('.', built).href,
    theme_color: colour,
    icons: logo
      ? [{ src: logo.icon, sizes: `${ICON_SIZE}x${ICON_SIZE}`, type: 'image/png' }]
      : manifest.icons.map((icon) => ({ ...icon, src: new URL(icon.src, built).href })),
  });
  return new Blob([text], { type: 'application/manifest+json' });
}
