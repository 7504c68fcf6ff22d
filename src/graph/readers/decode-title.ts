import { oneLine } from '../../lib/text';

/** Names of entities, each before its character. */
const NAMES = `
  amp & lt < gt > quot " apos ' lsquo ‘ rsquo ’ sbquo ‚ ldquo “ rdquo ” bdquo „ laquo « raquo »
  ndash – mdash — hellip … bull • middot · prime ′ Prime ″ sect §
  euro € pound £ yen ¥ cent ¢ copy © reg ® trade ™ deg ° permil ‰
  plusmn ± times × divide ÷ minus − frac12 ½ frac14 ¼ frac34 ¾ sup2 ²
  le ≤ ge ≥ ne ≠ asymp ≈ larr ← uarr ↑ rarr → darr ↓
  Agrave À Aacute Á Acirc Â Atilde Ã Egrave È Eacute É Ecirc Ê Igrave Ì
  Iacute Í Ograve Ò Oacute Ó Ocirc Ô Otilde Õ Ugrave Ù Uacute Ú Yacute Ý
  agrave à aacute á acirc â atilde ã egrave è eacute é ecirc ê igrave ì
  iacute í ograve ò oacute ó ocirc ô otilde õ ugrave ù uacute ú yacute ý
  auml ä ouml ö uuml ü Auml Ä Ouml Ö Uuml Ü szlig ß ccedil ç ntilde ñ
`;

const NAMED: ReadonlyMap<string, string> = new Map([
  ...Array.from(NAMES.matchAll(/(\w+) (\S)/gu), ([, name, character]) => [name!, character!] as const),
  ...['nbsp', 'ensp', 'emsp', 'thinsp'].map((name) => [name, ' '] as const),
  ['shy', ''],
]);

const ENTITY = /&(?:#(\d{1,7})|#[xX]([0-9a-fA-F]{1,6})|([A-Za-z]{2,8}\d{0,2}));/g;

/** The characters 128 to 159 as browsers decode them: old editors put their quotation marks there. */
const WINDOWS_1252 = '€\uFFFD‚ƒ„…†‡ˆ‰Š‹Œ\uFFFDŽ\uFFFD\uFFFD‘’“”•–—˜™š›œ\uFFFDžŸ';

/** A headline as plain text on one line. Entities are decoded once: what still looks like markup afterwards is text. */
export function decodeTitle(title: string): string {
  return oneLine(decodeEntities(title));
}

/** A text whose entities are decoded once; an unknown one stays. */
export function decodeEntities(text: string): string {
  return text.replace(ENTITY, (whole, decimal?: string, hex?: string, name?: string) =>
    name === undefined
      ? characterOf(decimal ? Number(decimal) : parseInt(hex ?? '', 16))
      : (NAMED.get(name) ?? whole),
  );
}

/** What a feed of XML has wrapped in `<![CDATA[…]]>`, and left so. */
export function withoutCdata(text: string): string {
  return text.replaceAll('<![CDATA[', '').replaceAll(']]>', '');
}

function characterOf(code: number) {
  if (code >= 128 && code <= 159) return WINDOWS_1252.charAt(code - 128);
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '\uFFFD';
}
