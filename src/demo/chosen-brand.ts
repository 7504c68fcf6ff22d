import { adjusted, MAX_NAME, shadesOf } from '../lib/brand';
import { isColour } from '../lib/colour';

/** The name of the product and its primary colour in each theme; null for the build's own. */
export type Brand = { readonly name: string; readonly dark: string | null; readonly light: string | null };

/** Reads the brand that an address names; undefined for none, or for a name that has no room in the header. */
export function brandIn(named: URLSearchParams): Brand | undefined {
  const name = named.get('brand')?.trim();
  if (!name || name.length > MAX_NAME) return undefined;
  const [dark, light] = ['dark', 'light'].map((theme) => {
    const colour = `#${named.get(`brand-${theme}`) ?? ''}`;
    return isColour(colour) ? colour.toLowerCase() : null;
  });
  return { name, dark: dark ?? null, light: light ?? null };
}

/**
 * The custom properties of a brand in the page's theme, and its colour on paper, which is light; none where its colour is the
 * build's. One that cannot be read is lighter or darker there.
 */
export function shadesIn(brand: Brand, root: HTMLElement): Readonly<Record<string, string>> {
  const theme = root.dataset['theme'] === 'light' ? 'light' : 'dark';
  const primary = readable(brand, theme);
  const paper = readable(brand, 'light');
  return {
    ...(primary !== null && shadesOf(primary, theme)),
    ...(paper !== null && { '--paper-primary': paper }),
  };
}

/** A brand's colour as a theme shows it. */
export function readable(brand: Brand, theme: 'dark' | 'light'): string | null {
  const primary = brand[theme];
  return primary && adjusted(primary, theme);
}
