import type { Candles } from '../../market/candles';
import { nullIfNotFound, RestError } from '../../rest/errors';
import type { Sources } from '../backend';
import { readBars } from '../readers/bars';
import type { Availability } from '../resolvers.types';
import { historyPath, MOST_BARS } from './candle';

/** About five years of sessions. */
const ENOUGH = 1_250;

/**
 * The daily bars of about five years up to a second, that one included, oldest first: two portions, as feeds cut an
 * answer at 1,000 bars. Older bars that fail to come are done without; a feed that lacks the call has no bars. `isCut`
 * says that the history may go on before them.
 */
export async function longHistory(
  feed: Sources['feed'],
  symbol: string,
  until: number,
): Promise<{ availability: Availability; candles: Candles; isCut: boolean }> {
  const ask = async (countback: number, to?: number) =>
    readBars(
      await feed(historyPath({ symbol, resolution: 'D', countback, ...(to !== undefined && { to }) })),
    );

  // The first portion is what the chart asks for, so that a cache on the way may answer it.
  const newest = await ask(MOST_BARS).catch(nullIfNoFeed);
  if (newest === null) return { availability: 'NO_DATA', candles: NO_BARS, isCut: false };
  const first = newest.candles.time[0];
  const hasOlder = first !== undefined && newest.sent >= MOST_BARS;
  const older = hasOlder ? await ask(ENOUGH - MOST_BARS, first).catch(() => null) : null;

  const candles = joined(
    older ? part(older.candles, (time) => time < first!) : NO_BARS,
    part(newest.candles, (time) => time <= until),
  );
  const isCut = hasOlder && (older === null || older.sent >= ENOUGH - MOST_BARS);
  const isEmpty = newest.availability === 'READY' && candles.time.length === 0;
  return { availability: isEmpty ? 'NO_DATA' : newest.availability, candles, isCut };
}

/** A server without a feed responds with a 404 or with a page of its own. */
function nullIfNoFeed(error: unknown): null {
  if (error instanceof RestError && error.kind === 'unreadable') return null;
  return nullIfNotFound(error);
}

const NO_BARS: Candles = { time: [], open: [], high: [], low: [], close: [], volume: [] };

/** The bars up to the last one whose time is wanted. */
function part(candles: Candles, isWanted: (time: number) => boolean): Candles {
  const end = candles.time.findLastIndex(isWanted) + 1;
  return mapped((column) => candles[column].slice(0, end));
}

function joined(older: Candles, newer: Candles): Candles {
  return mapped((column) => [...older[column], ...newer[column]]);
}

function mapped(values: (column: keyof Candles) => readonly number[]): Candles {
  return {
    time: values('time'),
    open: values('open'),
    high: values('high'),
    low: values('low'),
    close: values('close'),
    volume: values('volume'),
  };
}
