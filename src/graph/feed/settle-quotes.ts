import { asList, asNumber, asRecord, type JsonRecord } from '../../lib/json';
import { securityKindOf } from '../../market/exchange';
import type { FeedSources } from './bars-query';
import { dialectOf, note } from './dialect';
import { keepUnit, findUnit, unitAgainst } from './find-unit';
import { isOfPoints } from './index-by-type';
import { knownPrices } from './known-prices';
import { isInPoints, isOddPrice } from './odd-price';
import { quotedIn, rowsIn } from './odd-quotes';

/** The columns that have a price, of an order book too. */
const PRICES = /price|^(lp|ch|(bid|ask)[23]?)$/;

/**
 * A response with quotes in thousand đồng, by the unit that its own prices decide, or the feed's bars; a row of which that is not
 * known is an error that says so.
 */
export async function quotesInThousand(response: unknown, sources: FeedSources): Promise<unknown> {
  const { session } = sources;
  const dialect = dialectOf(session);
  const rows = rowsIn(response);
  const quoted = rows.map(quotedIn).filter((each) => each !== null);
  if (dialect.divisor === null) {
    const own = unitAgainst(quoted, knownPrices(session));
    if (own !== null) keepUnit(session, own);
    else await findUnit(sources, '');
  }
  const known = knownPrices(session);
  const points = await pointsAmong(quoted, sources);
  const d = rows.flatMap((row) => {
    const each = quotedIn(row);
    if (each === null) return [row];
    const { symbol, price } = each;
    const divisor = points.has(symbol) ? 1 : (dialect.divisor ?? 1);
    if (!isOddPrice(symbol, price / divisor, known.get(symbol), dialect)) return [divided(row, divisor)];
    note(dialect, 'UNDECIDED_UNIT');
    return [{ n: symbol, s: 'error', isOfUnknownUnit: true }];
  });
  return { ...asRecord(response), d };
}

/** A batch has at most so many symbols whose names do not tell what they are before they are taken for warrants. */
const MOST_ASKED = 5;

/** Those of the quotes that are in points. */
async function pointsAmong(
  quoted: readonly { symbol: string }[],
  sources: FeedSources,
): Promise<ReadonlySet<string>> {
  const symbols = quoted.map(({ symbol }) => symbol);
  const unclear = symbols.filter((symbol) => securityKindOf(symbol) === null && !isInPoints(symbol));
  const isAsked = dialectOf(sources.session).divisor === 1000 && unclear.length <= MOST_ASKED;
  const asked = isAsked ? unclear : [];
  const ofType = await Promise.all(asked.map((symbol) => isOfPoints(sources, symbol)));
  return new Set([...symbols.filter(isInPoints), ...asked.filter((_, i) => ofType[i])]);
}

function divided(row: JsonRecord, divisor: number): JsonRecord {
  const values = Object.entries(asRecord(row['v']) ?? {}).map(([column, value]) => [
    column,
    column === 'matches'
      ? matchesDivided(value, divisor)
      : PRICES.test(column)
        ? quotient(value, divisor)
        : value,
  ]);
  return divisor === 1 ? row : { ...row, v: Object.fromEntries(values) as JsonRecord };
}

/** The matches of an order book: time, price, volume, side. */
function matchesDivided(value: unknown, divisor: number) {
  return asList(value)?.map((match) =>
    (asList(match) ?? []).map((cell, i) => (i === 1 ? quotient(cell, divisor) : cell)),
  );
}

function quotient(value: unknown, divisor: number): unknown {
  const number = asNumber(value);
  return number === null ? value : Math.round((number / divisor) * 1e4) / 1e4;
}
