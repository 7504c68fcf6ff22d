import { adjusted, MAX_NAME, rulesOf } from '../lib/brand';
import { isColour } from '../lib/colour';
import { adopt } from './adopted';

/** The name of the product and its primary colour in each theme; null for the build's own. */
export type Brand = { readonly name: string; readonly dark: string | null; readonly light: string | null };

/** Reads the brand that an address names; undefined for none, or for a name that has no room in the header. */
export function brandIn(named: URLSearchParams): Brand | undefined {
  const name = named.get('brand')?.normalize('NFC').trim();
  if (!name || name.length > MAX_NAME) return undefined;
  const [dark, light] = ['dark', 'light'].map((theme) => {
    const colour = `#${named.get(`brand-${theme}`) ?? ''}`;
    return isColour(colour) ? colour.toLowerCase() : null;
  });
  return { name, dark: dark ?? null, light: light ?? null };
}

/** Shows a brand's colours on the page, on the screen in either theme and on paper, in place of those before. */
export function showColours(brand: Brand): void {
  adopt('colours', rulesOf({ dark: readable(brand, 'dark'), light: readable(brand, 'light') }));
}

/** A brand's colour as a theme shows it: one that cannot be read is lighter or darker. */
export function readable(brand: Brand, theme: 'dark' | 'light'): string | null {
  const primary = brand[theme];
  return primary && adjusted(primary, theme);
}
