import { printedSign } from '../../market/net';

type Move = { change: number | null; changePercent: number | null };

/** The direction of an index or sector by its rounded figures; other price colours belong to stocks. */
export function directionOf({ change, changePercent }: Move): 'up' | 'down' | 'none' {
  const sign = printedSign(change ?? changePercent ?? 0, 2);
  return sign === 0 ? 'none' : sign > 0 ? 'up' : 'down';
}
