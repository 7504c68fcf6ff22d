import type { Candles } from '../market/candles';
import { casesIn, type CasesIn } from './cases';

/** Bars whose cases are wanted, and whose purchases on these days. */
export type Work = { id: number; candles: Candles; days: readonly string[] };

/** What was found in the bars of that id. */
export type Found = { id: number; found: CasesIn };

addEventListener('message', ({ data: { id, candles, days } }: MessageEvent<Work>) => {
  postMessage({ id, found: casesIn(candles, days) } satisfies Found);
});
