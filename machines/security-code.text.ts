/** How many characters a security code has (specification). */
const CODE_LENGTH = 6;

/** What a text box of a code shows for a text, and the code that it stands for: null where it is none yet, or none alone. */
export type CodeText = { shown: string; code: string | null; isUnclear: boolean };

/**
 * Reads a code as people type it, and as messages, password managers and other scripts write it: full-width digits are digits;
 * invisible characters, blanks and punctuation are none of it. Of a longer text the one group of six digits is the code, else
 * its one word of six capitals and digits; a text with several, or with none, is unclear and stays as it is.
 */
export function readCode(text: string): CodeText {
  const line = text
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replace(/\s+/g, ' ')
    .trim();
  const signs = line.replace(/[^\p{L}\p{M}\p{N}]/gu, '');
  if (signs.length <= CODE_LENGTH) {
    return { shown: signs, code: /^[A-Za-z0-9]{6}$/.test(signs) ? signs : null, isUnclear: false };
  }
  const code = onlyOne(line, SIX_DIGITS) ?? onlyOne(line, SIX_IN_GROUPS) ?? onlyOne(line, SIX_CAPITALS);
  return { shown: code ?? line, code, isUnclear: code === null };
}

const SIX_DIGITS = /(?<!\d)\d{6}(?!\d)/g;
/** Six digits with a blank or a dash between some, which are no part of a longer number. */
const SIX_IN_GROUPS = /(?<!\d[\s\p{Pd}]?)\d(?:[\s\p{Pd}]?\d){5}(?![\s\p{Pd}]?\d)/gu;
const SIX_CAPITALS = /(?<![\p{L}\p{N}])(?=\S*\d)[A-Z\d]{6}(?![\p{L}\p{N}])/gu;

/** What alone of a text matches, however often it is repeated; null where nothing does, or several. */
function onlyOne(line: string, pattern: RegExp): string | null {
  const found = new Set((line.match(pattern) ?? []).map((each) => each.replace(/[\s\p{Pd}]/gu, '')));
  return found.size === 1 ? [...found][0]! : null;
}
