import { named } from '../i18n/i18n';
import { createStore, type Store } from '../lib/store';
import { showColours, type Brand } from './chosen-brand';

export const ownBrand: Brand = { name: named.brand, dark: null, light: null };

/**
 * The brand of the page, first the one whose colours its head has shown. A colour counts at once, also in what is painted on a
 * canvas; the name from the next load on.
 */
export function startBrand(first: Brand, root: HTMLElement): Store<Brand> {
  const brand = createStore(first);
  named.brand = first.name;
  brand.subscribe(() => {
    showColours(brand.get());
    // Who paints with the theme's colours observes the attribute, which notifies them also where its value stays.
    const { theme } = root.dataset;
    root.dataset['theme'] = theme;
  });
  return brand;
}
