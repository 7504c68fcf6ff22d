import type { Alert } from './alerts';
import { asOf } from './clock';
import { DAY_MS } from './day';
import type { SavedFilter } from './screen/saved-filter';

/** The news that a symbol has entered a watched filter; `armedAt` is when it was last known not to meet it. */
export type FilterAlert = Alert & {
  kind: 'FILTER';
  symbol: string;
  filterId: string;
  filterName: string;
  firedAt: string;
};

type Desk = { alerts: readonly Alert[]; filters: readonly SavedFilter[] };

/** What happened longer ago is no news. */
export const FILTER_NEWS_MS = 7 * DAY_MS;

/** As many of the newest are news: a filter that most of the market enters would fill a desk. */
const MOST_NEWS = 200;

/** The newest news of a desk's filters of the last week. */
export function filterAlertsOf({ alerts, filters }: Desk, now: Date): readonly FilterAlert[] {
  const nameOf = new Map(filters.map(({ id, name }) => [id, name]));
  const news = alerts.flatMap((alert): FilterAlert[] => {
    const { kind, symbol, filterId, firedAt } = alert;
    if (kind !== 'FILTER' || symbol === null || filterId === null || firedAt === null) return [];
    const filterName = nameOf.get(filterId);
    const isNews = Date.parse(firedAt) > now.getTime() - FILTER_NEWS_MS;
    return filterName !== undefined && isNews
      ? [{ ...alert, kind, symbol, filterId, filterName, firedAt }]
      : [];
  });
  return news.sort((one, other) => Date.parse(other.firedAt) - Date.parse(one.firedAt)).slice(0, MOST_NEWS);
}

/** The ids of rows that tell no news of a filter any more. */
export function outdatedNews(desk: Desk, now: Date): readonly string[] {
  const news = new Set(filterAlertsOf(desk, now).map(({ id }) => id));
  return desk.alerts.flatMap(({ id, kind }) => (kind === 'FILTER' && !news.has(id) ? [id] : []));
}

type Entry = {
  symbol: string;
  /** In thousand đồng. */
  price: number | null;
  /** The instant at which the symbol was last known not to meet the filter. */
  since: string;
  /** When the prices were matched at the latest. */
  matchedAt: Date;
};

/** The news that a symbol has entered a filter: dated to the last match, unless that was known without it. */
export function filterAlert(
  { id: filterId, name: filterName }: Pick<SavedFilter, 'id' | 'name'>,
  { symbol, price, since, matchedAt }: Entry,
  now: Date,
): FilterAlert {
  const at = matchedAt.getTime() >= Date.parse(since) ? matchedAt : now;
  const firedAt = at.toISOString();
  return {
    // A desk reads no longer one.
    id: `filter-${symbol}-${tradingDayAt(firedAt)}-${filterId}`.slice(0, 100),
    kind: 'FILTER',
    symbol,
    filterId,
    filterName,
    watchlistId: null,
    tradeId: null,
    price: null,
    percent: null,
    armedAt: since,
    firedAt,
    firedPrice: price,
    isSeen: false,
  };
}

/**
 * Of symbols that entered filters here those to report: the filter is still watched, and no tab or device has reported the
 * symbol on this trading day, nor since it was last known here not to meet the filter.
 */
export function stillNews(
  entered: readonly FilterAlert[],
  { alerts, filters }: Desk,
): readonly FilterAlert[] {
  const watched = new Set(filters.flatMap(({ id, watchedSince }) => (watchedSince === null ? [] : id)));
  const reported = new Map<string, string[]>();
  for (const { kind, symbol, filterId, firedAt } of alerts) {
    if (kind !== 'FILTER' || firedAt === null) continue;
    const key = `${symbol} ${filterId}`;
    reported.set(key, [...(reported.get(key) ?? []), firedAt]);
  }
  return entered.filter(({ symbol, filterId, firedAt, armedAt }) => {
    const before = reported.get(`${symbol} ${filterId}`) ?? [];
    const isKnown = before.some(
      (at) => tradingDayAt(at) === tradingDayAt(firedAt) || Date.parse(at) >= Date.parse(armedAt),
    );
    return watched.has(filterId) && !isKnown;
  });
}

/** The trading day whose prices an instant has. */
function tradingDayAt(instant: string) {
  return asOf(new Date(instant)).day;
}
