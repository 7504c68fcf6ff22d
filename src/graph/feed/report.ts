import { asList, asRecord, asText, type JsonRecord } from '../../lib/json';
import { lengthOf } from '../../market/candles';
import type { Sources } from '../backend';
import { answerOf } from '../feed-reason';
import type { FeedReport, FeedResolution, Resolution } from '../resolvers.types';
import { askCalls } from './feed-calls';
import { RESOLUTIONS } from './history-path';
import { loadBars, type LoadedBars } from './load-bars';

/** Large companies, which no feed of the market lacks. */
const SAMPLE = ['FPT', 'HPG', 'VNM'] as const;

/** So many daily bars: more than a page of most feeds, and enough holidays to tell the calendar. */
const DAYS = 300;

const YEAR = 366 * 86_400;

/** Asks the feed for each call once and for the daily bars of three symbols; fails where it is not reached by any of them. */
export async function loadFeedReport(sources: Sources): Promise<FeedReport> {
  const to = Math.floor((sources.now?.() ?? new Date()).getTime() / 1_000);
  const config = sources.feed('config').then(answerOf);
  const histories = SAMPLE.map((symbol) => loadBars(sources, { symbol, resolution: 'DAY', countback: DAYS }));
  const span = { from: to - YEAR, to };
  const calls = await askCalls({ sources, symbols: SAMPLE, histories, config, span });

  const about = asRecord(await config.catch(() => null));
  const loaded = await loadedOf(histories);
  return {
    calls,
    resolutions: resolutionsIn(about),
    groups: groupsIn(about),
    unit: null,
    dayOffset: null,
    minuteOffset: null,
    departures: [],
    sample: SAMPLE,
    bars: loaded.reduce((sum, { candles }) => sum + lengthOf(candles), 0),
    leftOut: faultsIn(loaded),
  };
}

async function loadedOf(histories: readonly Promise<LoadedBars>[]): Promise<LoadedBars[]> {
  const settled = await Promise.allSettled(histories);
  return settled.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []));
}

function resolutionsIn(config: JsonRecord | null): FeedResolution[] {
  const named = (asList(config?.['supported_resolutions']) ?? []).map(String);
  return (Object.keys(RESOLUTIONS) as Resolution[]).map((resolution) => {
    const code = RESOLUTIONS[resolution];
    return { resolution, code: named.includes(code) ? code : null };
  });
}

function groupsIn(config: JsonRecord | null): string[] {
  const names = (asList(config?.['exchanges']) ?? []).flatMap((each) => {
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
