import type { DocumentNode } from 'graphql';
import { CandlesDocument, type CandlesQuery } from '../../../src/graph/candles.generated';
import type { openSession } from './session';

export type Loaded = CandlesQuery['candles'];

/** The newest bars of a symbol, as a chart loads them; null where that fails. */
export function seriesOf(
  { query }: ReturnType<typeof openSession>,
  { symbol = 'FPT', resolution = 'DAY', countback = 1000, before = null as number | null } = {},
): Promise<Loaded | null> {
  return query<Loaded>(CandlesDocument as DocumentNode, { symbol, resolution, countback, before });
}
