import { grounds as surfacesOf } from '../../lib/brand';
import { asList, asNumber, asRecord, asText, parseStored } from '../../lib/json';
import { adopt } from '../adopted';
import { brandIn } from '../chosen-brand';

/** Where the tab keeps its logo. */
export const LOGO_KEY = 'demo.logo';

/** How much wider than high a logo may be: as much as the narrow menu has room for. */
export const WIDEST = 2.5;

/** The longest picture that is kept, in characters; the largest that is painted is shorter. */
const LONGEST = 600_000;

const grounds = ['dark', 'light'] as const;
export type Ground = (typeof grounds)[number];

/** The surface that the header stands on: `--surface-1` of each theme. */
export const surfaces: Readonly<Record<Ground, string>> = {
  dark: surfacesOf.dark[1]!,
  light: surfacesOf.light[1]!,
};

/**
 * A customer's logo: its picture and the icon of the installed page as data addresses, how much wider than high the picture is,
 * and on which ground it needs a plate of the other one's colour to be seen.
 */
export type Logo = {
  readonly source: string;
  readonly icon: string;
  readonly ratio: number;
  readonly plates: readonly Ground[];
};

/** Reads the logo that a tab keeps with the brand in its settings; null where an address names another brand. */
export function storedLogo(text: string | null, address: string, settings: string): Logo | null {
  const [named, own] = [address, settings].map((each) => brandIn(new URLSearchParams(each)));
  if (named && named.name !== own?.name) return null;
  const stored = asRecord(parseStored(text));
  const [source, icon] = [asPicture(stored?.['source']), asPicture(stored?.['icon'])];
  const ratio = asNumber(stored?.['ratio']);
  if (source === null || icon === null || ratio === null || ratio < 1 || ratio > WIDEST) return null;
  const plated = asList(stored?.['plates']) ?? [];
  return { source, icon, ratio, plates: grounds.filter((ground) => plated.includes(ground)) };
}

/** A picture's data address, which may become part of a style sheet. */
function asPicture(value: unknown): string | null {
  const text = asText(value);
  if (text === null || text.length > LONGEST) return null;
  return /^data:image\/png;base64,[\w+/]+=*$/.test(text) ? text : null;
}

/** The places of the brand's mark (`src/ui/Brand.tsx`), also in what stands before the app is loaded. */
const MARK = 'svg[viewBox="0 0 26 26"]';
const BUILT_MARK = 'img[src$="/favicon.svg"]';

/** The rules that show a logo in the place of the brand's mark, on the screen and on paper. */
export function rulesOf({ source, ratio, plates }: Logo): string {
  const picture = `url("${source}")`;
  const plate = (color: string, root = '') =>
    `${root} :is(${MARK}, ${BUILT_MARK}) { padding: 2px; border-radius: 4px; background-color: ${color}; }`;
  return [
    `:is(${MARK}, ${BUILT_MARK}) { aspect-ratio: ${ratio}; box-sizing: border-box; width: auto; object-fit: contain; }`,
    // The time and the buttons of a phone's header keep their places.
    `@media screen and (max-width: 767px) { header :is(${MARK}, ${BUILT_MARK}) { max-width: 40px; } }`,
    `${MARK} { background: ${picture} content-box center / contain no-repeat; }`,
    `${MARK} > * { display: none; }`,
    `${BUILT_MARK} { content: ${picture}; }`,
    ...(plates.includes('dark')
      ? [`@media screen { ${plate(surfaces.light, ":root[data-theme='dark']")} }`]
      : []),
    ...(plates.includes('light')
      ? [
          `@media screen { ${plate(surfaces.dark, ":root[data-theme='light']")} }`,
          `@media print { ${plate(surfaces.dark)} }`,
        ]
      : []),
  ].join('\n');
}

/** Shows a logo on the page, or the brand's own mark again. */
export function showLogo(logo: Logo | null): void {
  adopt('logo', logo === null ? '' : rulesOf(logo));
}
