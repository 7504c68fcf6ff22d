/** The ticker of a stock, a fund or a warrant, as a person may add it to a list. */
export const TICKER = /^[A-Z0-9]{3,10}$/;

/** Whether a text is such a ticker, in capitals. */
export function isTicker(text: string): boolean {
  return TICKER.test(text);
}

/** The symbol that a text names, in capitals; null for a text that no feed lists. Also of indices, bonds and futures. */
export function parseSymbol(text: string): string | null {
  const symbol = text.trim().normalize('NFKC').toUpperCase();
  return /^[A-Z0-9][A-Z0-9._^-]{0,19}$/.test(symbol) ? symbol : null;
}

/**
 * A company's short name without the words of its line of business, so that a narrow column has room for what differs;
 * as it is where only the symbol would be left.
 */
export function shortName(name: string, symbol: string): string {
  const rest = name.normalize('NFC').replace(/^(?:(?:CTCP|Công ty Cổ phần)\s+)?Chứng khoán\s+(?=\S)/iu, '');
  return rest.trim().toUpperCase() === symbol ? name : rest;
}
