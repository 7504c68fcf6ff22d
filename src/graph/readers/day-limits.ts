import { priceBand } from '../../market/band';
import { securityKindOf, type Exchange } from '../../market/exchange';
import { toThousand, toVnd } from '../../market/money';

type Session = {
  symbol: string;
  exchange: Exchange | null;
  reference: number | null;
  /** Prices the session is known to have reached, in thousand đồng. */
  reached: readonly (number | null)[];
};

const NO_LIMITS = { ceiling: null, floor: null };

/**
 * Today's limits in thousand đồng, where a rule gives them: stocks and funds, not indices or warrants. A session
 * that went beyond the everyday band has the wide one of a first day; beyond that nothing is claimed.
 */
export function dayLimits({ symbol, exchange, reference, reached }: Session) {
  const kind = securityKindOf(symbol);
  if (kind === null || exchange === null || reference === null) return NO_LIMITS;

  for (const special of [false, true]) {
    const band = priceBand({ exchange, reference: toVnd(reference), kind, special });
    const [ceiling, floor] = [toThousand(band.ceiling), toThousand(band.floor)];
    if (reached.every((price) => price === null || (price >= floor && price <= ceiling)))
      return { ceiling, floor };
  }
  return NO_LIMITS;
}
