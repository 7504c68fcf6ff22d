// Control characters, zero-width blanks, marks that reverse the reading direction, halves of a character.
const UNSEEN = /[^\P{Cc}\s]|[\u200B\u202A-\u202E\u2060\u2066-\u2069\uFEFF]|\p{Cs}/gu;

/** What programs print for want of a value. */
const NO_VALUE = /^(nan|null|undefined|[+-]?infinity|invalid date|\[object \w+\])$/i;

/** A foreign text fit for one line: composed (NFC), blanks run together, nothing that hides or reorders letters. */
export function oneLine(text: string): string {
  return text.replace(UNSEEN, '').replace(/\s+/g, ' ').trim().normalize('NFC');
}

/** A line of at most so many letters; null where the value is no text, or one that says nothing ("", "null", "NaN"). */
export function asLine(value: unknown, longest = 200): string | null {
  if (typeof value !== 'string') return null;
  const line = oneLine(value.slice(0, longest));
  return line === '' || NO_VALUE.test(line) ? null : line;
}
