import { asLine } from '../../lib/text';

/** A ticker as the product spells it, trimmed and in capitals; null for what can be none. */
export function readSymbol(value: unknown): string | null {
  const symbol = (asLine(value) ?? '').normalize('NFKC').toUpperCase();
  return /^[A-Z0-9][A-Z0-9._^-]{0,19}$/.test(symbol) ? symbol : null;
}
