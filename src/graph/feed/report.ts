import { asList, asRecord, asText } from '../../lib/json';
import { lengthOf } from '../../market/candles';
import { dayOfEpochSeconds, type Day } from '../../market/day';
import { stepsIn } from '../../market/price-steps';
import type { Sources } from '../backend';
import type { FeedDeparture, FeedReport, FeedResolution, FeedUnit } from '../resolvers.types';
import type { LoadedBars } from './bars-query';
import { namedCode, RESOLUTIONS } from './codes';
import { loadConfig, type FeedConfig } from './config';
import { dialectOf } from './dialect';
import { askCalls } from './feed-calls';
import { loadBars } from './load-bars';

/** Large companies, which no feed of the market lacks; on HOSE. */
const SAMPLE = ['FPT', 'HPG', 'VNM'] as const;

/** So many daily bars: more than a page of most feeds, and enough holidays to tell the calendar. */
const DAYS = 300;

/** Bars of five minutes of two days, whose times tell the hours. */
const MINUTES = 100;

const YEAR = 366 * 86_400;

/**
 * Asks the feed for each call once, for the daily bars of three symbols and for the minutes of one; fails where it is not reached
 * by any call.
 */
export async function loadFeedReport(sources: Sources): Promise<FeedReport> {
  const to = Math.floor((sources.now?.() ?? new Date()).getTime() / 1_000);
  const config = loadConfig(sources);
  const histories = SAMPLE.map((symbol) => loadBars(sources, { symbol, resolution: 'DAY', countback: DAYS }));
  const span = { from: to - YEAR, to };
  const calls = await askCalls({ sources, symbols: SAMPLE, histories, config, span });

  const about = await config.catch(() => null);
  const resolutions = resolutionsIn(about, sources.session);
  const days = await loadedOf(histories);
  const steps = stepsOf(await Promise.allSettled(histories));
  const minutes = await loadedOf(resolutions.some(isMinutes) ? [loadMinutes(sources)] : []);
  const { offsets } = dialectOf(sources.session);
  const all = [...days, ...minutes];
  return {
    calls,
    resolutions,
    groups: groupsIn(about),
    unit: unitOf(all, sources.session),
    dayOffset: offsets.days ?? (countOf(days) > 0 ? 0 : null),
    minuteOffset: offsets.minutes ?? (countOf(minutes) > 0 ? 0 : null),
    newestDay: newestDayOf(days),
    departures: [
      ...(steps > 0 ? [{ kind: 'STEPS', count: steps } as const] : []),
      ...departuresOf(sources.session),
    ],
    sample: SAMPLE,
    bars: countOf(all),
    leftOut: faultsIn(all),
  };
}

/** What a session has met so far that its feed does otherwise, the most frequent first. */
export function departuresOf(session: object): FeedDeparture[] {
  return [...dialectOf(session).departures]
    .map(([kind, count]) => ({ kind, count }))
    .toSorted((a, b) => b.count - a.count);
}

function loadMinutes(sources: Sources) {
  return loadBars(sources, { symbol: SAMPLE[0], resolution: 'MINUTE_5', countback: MINUTES });
}

const isMinutes = ({ resolution, code }: FeedResolution) => resolution === 'MINUTE_5' && code !== null;

async function loadedOf(histories: readonly Promise<LoadedBars>[]): Promise<LoadedBars[]> {
  const settled = await Promise.allSettled(histories);
  return settled.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []));
}

/** How often the prices of the sample step by more than they may. */
function stepsOf(histories: readonly PromiseSettledResult<LoadedBars>[]): number {
  return SAMPLE.reduce((sum, symbol, i) => {
    const loaded = histories[i];
    if (loaded?.status !== 'fulfilled') return sum;
    return sum + stepsIn(loaded.value.candles, { symbol, exchange: 'HOSE' }).length;
  }, 0);
}

function newestDayOf(loaded: readonly LoadedBars[]): Day | null {
  const times = loaded.flatMap(({ candles }) => candles.time.at(-1) ?? []);
  return times.length === 0 ? null : dayOfEpochSeconds(Math.max(...times));
}

function countOf(loaded: readonly LoadedBars[]): number {
  return loaded.reduce((sum, { candles }) => sum + lengthOf(candles), 0);
}

/** Bars that are shown are in thousand đồng as sent, unless the session has found out otherwise. */
function unitOf(loaded: readonly LoadedBars[], session: object): FeedUnit | null {
  if (dialectOf(session).divisor === 1000) return 'DONG';
  return countOf(loaded) > 0 ? 'THOUSAND_DONG' : null;
}

function resolutionsIn(config: FeedConfig | null, session: object): FeedResolution[] {
  const named = config?.resolutions ?? [];
  const { codes } = dialectOf(session);
  return RESOLUTIONS.map((resolution) => {
    return { resolution, code: codes.get(resolution) ?? namedCode(resolution, named) };
  });
}

function groupsIn(config: FeedConfig | null): string[] {
  const names = (asList(config?.answer['exchanges']) ?? []).flatMap((each) => {
    const exchange = asRecord(each);
    return asText(exchange?.['value']) ?? asText(exchange?.['name']) ?? [];
  });
  return [...new Set(names.filter((name) => name !== ''))];
}

/** Why bars were left out, the most frequent first. */
function faultsIn(loaded: readonly LoadedBars[]): FeedReport['leftOut'] {
  const faults = loaded.flatMap(({ leftOut }) => leftOut.map(({ fault }) => fault));
  return [...new Set(faults)]
    .map((fault) => ({ fault, count: faults.filter((each) => each === fault).length }))
    .toSorted((a, b) => b.count - a.count);
}
