/** A company's short name without the words of its line of business, so that a narrow column has room for what differs. */
export function shortName(name: string): string {
  return name.normalize('NFC').replace(/^(?:(?:CTCP|Công ty Cổ phần)\s+)?Chứng khoán\s+(?=\S)/iu, '');
}
