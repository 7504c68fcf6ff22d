/** The number of a column of a sheet, from 1: A is 1, AA is 27. */
export function columnNumber(name: string): number {
  return [...name].reduce((sum, letter) => 26 * sum + letter.charCodeAt(0) - 64, 0);
}

/** The name of a column by its number, from 1. */
export function columnName(number: number): string {
  const last = String.fromCharCode(65 + ((number - 1) % 26));
  return number > 26 ? columnName(Math.floor((number - 1) / 26)) + last : last;
}
