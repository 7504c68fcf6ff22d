/**
 * Phrases of folded words, parted by commas; a part in brackets may have alternatives and be optional, as in
 * '(ma|so) lenh( goc)?'.
 */
export type Phrases = string;

const sourceOf = (phrases: Phrases) =>
  phrases
    .split(',')
    .map((each) => each.trim())
    .filter((each) => each !== '')
    .join('|')
    .replaceAll(/\((?!\?)/g, '(?:');

/** Returns a function that says whether a text has one of these phrases, in whole words. */
export function hasAnyOf(...lists: readonly Phrases[]): (text: string) => boolean {
  const pattern = new RegExp(`\\b(?:${sourceOf(lists.join(','))})\\b`);
  return (text) => pattern.test(text);
}

/** Returns a function that says whether a text is one of these phrases. */
export function isOneOf(phrases: Phrases): (text: string) => boolean {
  const pattern = new RegExp(`^(?:${sourceOf(phrases)})$`);
  return (text) => pattern.test(text);
}
