/**
 * A company's short name without the words of its line of business, so that a narrow column has room for what differs;
 * as it is where only the symbol would be left.
 */
export function shortName(name: string, symbol: string): string {
  const rest = name.normalize('NFC').replace(/^(?:(?:CTCP|Công ty Cổ phần)\s+)?Chứng khoán\s+(?=\S)/iu, '');
  return rest.trim().toUpperCase() === symbol ? name : rest;
}
