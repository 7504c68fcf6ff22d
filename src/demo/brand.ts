import { isReadable, shadesOf } from '../lib/brand';
import { named } from '../i18n/brand';
import { createStore, type Store } from './store';

/** The name of the product and its primary colour in each theme; null for the build's own. */
export type Brand = { readonly name: string; readonly dark: string | null; readonly light: string | null };

export const ownBrand: Brand = { name: named.brand, dark: null, light: null };

/** Paints a brand on the page, in each theme with its colours; the name counts from the next load on. */
export function startBrand(first: Brand, root: HTMLElement): Store<Brand> {
  const brand = createStore(first);
  let painted: readonly string[] = [];
  named.brand = first.name;

  const paint = () => {
    const theme = root.dataset['theme'] === 'light' ? 'light' : 'dark';
    const primary = brand.read()[theme];
    const shades = primary === null || !isReadable(primary, theme) ? {} : shadesOf(primary, theme);
    for (const name of painted) root.style.removeProperty(name);
    for (const [name, colour] of Object.entries(shades)) root.style.setProperty(name, colour);
    painted = Object.keys(shades);
  };
  brand.watch(paint);
  new MutationObserver(paint).observe(root, { attributeFilter: ['data-theme'] });
  paint();
  return brand;
}
