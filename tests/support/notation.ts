/** What has digits and is no number. */
const NO_NUMBERS = [
  // Names such as MA200, UTC+7, E1VFVN30, and ISO 3166-1.
  /\p{L}[\p{L}\d+]*\d[\p{L}\d]*/gu,
  /ISO \d+-\d/g,
  // Days and months: 27/08/2026, 27/08, 27.08.2026, 27.08., 08.2026.
  /(?<![\d.,])\d{1,2}\/\d{1,2}(?:\/\d{4})?(?![\d.,]*\d)/g,
  /(?<![\d.,])\d{1,2}\.(?:\d{1,2}\.(?:\d{4})?|20\d\d)(?![\d.,]*\d)/g,
  // Times of the day and years.
  /(?<![\d.,])\d{1,2}:\d{2}(?::\d{2})?(?![\d.,]*\d)/g,
  /(?<![\d.,])(?:19|20)\d\d(?![\d.,]*\d)/g,
];

/** A number as boards print it: commas group thousands, a point leads one or two decimals. */
const NUMBER = /^\d{1,3}(?:,\d{3})*(?:\.\d{1,2})?$/;

/** The numbers of a text, with the separators in them. */
export function numbersIn(text: string): string[] {
  const plain = NO_NUMBERS.reduce((rest, each) => rest.replace(each, ' '), text);
  return plain.match(/\d(?:[\d.,]*\d)?/g) ?? [];
}

/** What a text writes in another notation than boards: its numbers, and percent signs apart from theirs. */
export function misprintsIn(text: string): string[] {
  const apart = text.match(/[\d}]\s+%/g) ?? [];
  return [...numbersIn(text).filter((number) => !NUMBER.test(number)), ...apart];
}
