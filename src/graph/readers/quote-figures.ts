import { limitsFromReference } from '../../market/day-limits';
import type { Exchange } from '../../market/exchange';
import type { Instrument } from '../resolvers.types';

type Session = {
  symbol: string;
  exchange: Exchange | null;
  price: number | null;
  reference: number | null;
  open: number | null;
  high: number | null;
  low: number | null;
  volume: number | null;
};

/** A session with what follows from it: the change against the reference, and the day's limits. */
export function withFigures(
  session: Session,
): Session & Pick<Instrument, 'change' | 'changePercent' | 'ceiling' | 'floor'> {
  const { price, reference, open, high, low } = session;
  const change = price !== null && reference !== null ? price - reference : null;
  return {
    ...session,
    change: change && rounded(change, 3),
    changePercent: change && reference && rounded((change / reference) * 100, 2),
    ...limitsFromReference(reference, { ...session, reached: [price, open, high, low] }),
  };
}

function rounded(value: number, digits: number) {
  const scale = 10 ** digits;
  return (Math.sign(value) * Math.round(Math.abs(value) * scale + 1e-9)) / scale + 0;
}
