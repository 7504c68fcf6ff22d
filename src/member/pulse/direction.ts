import { printedSign } from '../../market/net';

type Move = { change: number | null; changePercent: number | null };

/** Where an index or a sector went, as its printed figures say; the other board hues belong to stocks alone. */
export function directionOf({ change, changePercent }: Move): 'up' | 'down' | 'none' {
  const sign = printedSign(change ?? changePercent ?? 0, 2);
  return sign === 0 ? 'none' : sign > 0 ? 'up' : 'down';
}
