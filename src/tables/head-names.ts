import { fold } from '../lib/text';

/** Units at the end of a name without brackets around them. */
const UNIT =
  / (?:(?:nghin |ngan |trieu |ty )?(?:vnd|dong)|(?:x ?)?1 ?000(?: ?d| dong| vnd)?|vnd cp|d cp|usd)$/;

/**
 * What the name of a column may be known by, the whole first: without marks, signs and line breaks; without what stands
 * in brackets; without a unit at its end; and each part of a name in two languages.
 */
export function headNames(text: string): readonly string[] {
  const outside = text.replace(/\([^)]*\)|\[[^\]]*\]/g, ' ');
  const inside = [...text.matchAll(/[([]([^)\]]*)[)\]]/g)].map(([, part = '']) => part);
  const parts = [...outside.split(/[\n\r/|]|\s[-–]\s/), ...inside];
  const names = [text, outside, ...parts].map(plainName);
  const all = names.flatMap((name) => [name, name.replace(UNIT, '')]);
  return [...new Set(all)].filter((name) => name !== '');
}

/** A name in letters and digits only, without diacritics, in lower case, with one blank between words. */
export function plainName(text: string): string {
  return fold(text)
    .replace(/[^\p{L}\p{N}%]+/gu, ' ')
    .trim();
}
