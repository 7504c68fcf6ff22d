import { asLine } from '../../lib/text';

/** What a feed calls a company; null where it only repeats the ticker. */
export function readName(value: unknown, symbol: string): string | null {
  const name = asLine(value);
  return name?.toUpperCase() === symbol ? null : name;
}
