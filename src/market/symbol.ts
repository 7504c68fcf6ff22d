/** The ticker of a stock, a fund or a warrant, as a person may add it to a list. */
const TICKER = /^[A-Z0-9]{3,10}$/;

/** Whether a text is such a ticker, in capitals. */
export function isTicker(text: string): boolean {
  return TICKER.test(text);
}

const SYMBOL = /^[A-Z0-9][A-Z0-9._^-]{0,19}$/;

/** The symbol that a text names, in capitals; null for a text that no feed lists. Also of indices, bonds and futures. */
export function parseSymbol(text: string): string | null {
  // Most are clean already, and a stream names a thousand of them a second.
  if (SYMBOL.test(text)) return text;
  const symbol = text.trim().normalize('NFKC').toUpperCase();
  return SYMBOL.test(symbol) ? symbol : null;
}

const LEGAL_FORM = /^(?:CTCP|Công ty Cổ phần|Ngân hàng (?:Thương mại Cổ phần|TMCP))\s+(?=\S)/iu;
const BROKER = /^Chứng khoán\s+(?=\S)/iu;
/** The symbol of a share. */
const SHARE = /^[A-Z0-9]{3}$/;

/**
 * A company's name without its legal form and, of a broker, its line of business, so that a narrow column has room for
 * what differs; with the usual abbreviation of these where only a symbol would be left, its own or that of its group.
 */
export function shortName(name: string, symbol: string): string {
  const whole = name.normalize('NFC').trim();
  const company = whole.replace(LEGAL_FORM, '');
  const rest = company.replace(BROKER, '');
  if (rest === whole) return rest;
  const left = rest.toUpperCase() === symbol ? symbol : rest;
  if (rest !== company) return SHARE.test(left) ? `CK ${left}` : left;
  return left === symbol ? `CTCP ${symbol}` : left;
}
