import { named } from '../i18n/i18n';
import { shadesIn, type Brand } from './chosen-brand';
import { createStore, type Store } from '../lib/store';

export const ownBrand: Brand = { name: named.brand, dark: null, light: null };

/** Paints a brand on the page, in each theme with its colours; the name counts from the next load on. */
export function startBrand(first: Brand, root: HTMLElement): Store<Brand> {
  const brand = createStore(first);
  // What the head of the page has painted.
  let painted: readonly string[] = Object.keys(shadesIn(first, root));
  named.brand = first.name;

  const paint = () => {
    const shades = shadesIn(brand.get(), root);
    for (const name of painted) root.style.removeProperty(name);
    for (const [name, colour] of Object.entries(shades)) root.style.setProperty(name, colour);
    painted = Object.keys(shades);
  };
  brand.subscribe(paint);
  new MutationObserver(paint).observe(root, { attributeFilter: ['data-theme'] });
  paint();
  return brand;
}
