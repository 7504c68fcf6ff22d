/** What has digits and is no number: names such as MA200 and ISO 3166, days, times of the day, years. */
const NO_NUMBER =
  /\p{L}[\p{L}\d+]*\d[\p{L}\d]*|ISO \d+-\d|\d{1,2}\/\d{1,2}(?:\/\d{4})?|\d{1,2}\.\d{1,2}\.(?:\d{4})?|\d{1,2}:\d{2}(?::\d{2})?|(?<![\d.,])(?:19|20)\d\d(?![\d.,]*\d)/gu;

/** A number as boards print it: commas group thousands, a point leads one or two decimals. */
const NUMBER = /^\d{1,3}(?:,\d{3})*(?:\.\d{1,2})?$/;

/** The numbers of a text, with the separators in them. */
export function numbersIn(text: string): string[] {
  return text.replace(NO_NUMBER, ' ').match(/\d(?:[\d.,]*\d)?/g) ?? [];
}

/** What a text writes in another notation than boards: its numbers, and percent signs apart from theirs. */
export function misprintsIn(text: string): string[] {
  const apart = text.match(/[\d}][\s\u00a0\u202f]+%/g) ?? [];
  return [...numbersIn(text).filter((number) => !NUMBER.test(number)), ...apart];
}
