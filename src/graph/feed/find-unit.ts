import { lengthOf } from '../../market/candles';
import { apiPaths } from '../../rest/paths';
import { shareLoad } from '../../rest/share-load';
import { nullIfUnsaid } from '../feed-reason';
import { readBars } from '../readers/bars';
import { readSignals } from '../readers/signals';
import { readWatchlists } from '../readers/watchlists';
import type { FeedSources } from './bars-query';
import { codeOf } from './codes';
import { knownConfig } from './config';
import { dialectOf, note } from './dialect';
import { historyPath } from './history-path';
import { keepPrices, knownPrices } from './known-prices';
import { isInPoints } from './odd-price';
import { rangeOf } from './range';

/** The factor between a feed's price and one in thousand đồng. */
type Unit = 1 | 1000;

/** Symbols that decide, and those that are asked. */
const FEWEST = 3;
const MOST = 5;
/** The portion of the symbols that must agree: one may be in another unit than its feed. */
const ENOUGH = 0.8;

/** A feed that counts no bars may end weeks ago. */
const SPARE_DAYS = 120;

const running = new WeakMap<object, Promise<Unit | null>>();

/**
 * The unit of a feed, decided once a session over three symbols or more against prices of fixed unit: those of the server's lists
 * and signals. Null where these are too few, or do not agree; asked again once more are known.
 */
export async function findUnit(sources: FeedSources, except: string): Promise<Unit | null> {
  const { session } = sources;
  const { divisor, comparedInVain } = dialectOf(session);
  if (divisor !== null || comparedInVain >= knownPrices(session).size) return divisor;
  return shareLoad(running, session, async () => {
    const unit = await unitOfBars(sources, except);
    if (unit !== null) return keepUnit(session, unit);
    dialectOf(session).comparedInVain = knownPrices(session).size;
    return null;
  });
}

/** Keeps a unit for the session. */
export function keepUnit(session: object, unit: Unit): Unit {
  const dialect = dialectOf(session);
  if (dialect.divisor === null && unit === 1000) note(dialect, 'DONG');
  dialect.divisor = unit;
  return unit;
}

/** The unit that prices have against known ones; null where they are too few, or do not agree. */
export function unitAgainst(
  prices: readonly { symbol: string; price: number }[],
  known: ReadonlyMap<string, number>,
): Unit | null {
  const factors = prices.flatMap(({ symbol, price }) => {
    const fixed = isInPoints(symbol) ? undefined : known.get(symbol);
    return fixed === undefined ? [] : [price / fixed];
  });
  if (factors.length < FEWEST) return null;
  const agrees = (unit: Unit) =>
    factors.filter((factor) => Math.abs(Math.log10(factor / unit)) < 0.5).length >= ENOUGH * factors.length;
  return agrees(1) ? 1 : agrees(1000) ? 1000 : null;
}

async function unitOfBars(sources: FeedSources, except: string): Promise<Unit | null> {
  const { feed, session, now } = sources;
  await keepServerPrices(sources);
  const known = knownPrices(session);
  const symbols = [...known.keys()].filter((symbol) => symbol !== except && !isInPoints(symbol));
  const code = dialectOf(session).codes.get('DAY') ?? codeOf('DAY', knownConfig(session)?.resolutions ?? []);
  const range = rangeOf({ resolution: 'DAY', countback: 2 }, now?.(), SPARE_DAYS);
  const closeOf = async (symbol: string) => {
    const response = await feed(historyPath({ symbol, code, ...range }));
    const { candles } = await readBars(response, { length: 'days' });
    const price = candles.close[lengthOf(candles) - 1];
    return price === undefined ? null : { symbol, price };
  };
  const loads = symbols.slice(0, MOST).map((symbol) => closeOf(symbol).catch(nullIfUnsaid));
  const settled = await Promise.allSettled(loads);
  const prices = settled.flatMap((each) => (each.status === 'fulfilled' ? (each.value ?? []) : []));
  const unit = unitAgainst(prices, known);
  const failed = settled.find(({ status }) => status === 'rejected') as PromiseRejectedResult | undefined;
  if (unit === null && failed) throw failed.reason;
  return unit;
}

/** The server's lists and signals, where no view has loaded enough of them. */
async function keepServerPrices({ api, session }: FeedSources): Promise<void> {
  if (knownPrices(session).size > MOST) return;
  const [lists, signals] = await Promise.allSettled([
    api.get(apiPaths.watchlists).then(readWatchlists),
    api.get(apiPaths.signals).then(readSignals),
  ]);
  if (signals.status === 'fulfilled') keepPrices(session, signals.value.rows);
  if (lists.status === 'fulfilled') for (const { rows } of lists.value) keepPrices(session, rows);
}
