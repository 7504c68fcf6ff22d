import { describe, expect, it } from 'vitest';
import type { Candles } from '../../src/market/candles';
import { ALL, dayAt, feedOf, signals } from '../support/graph/signal-history';

const { length } = ALL.time;

/** The bars with twice the price before a place, as of a share that was split there. */
function splitAt(place: number): Candles {
  const doubled = (prices: readonly number[]) => prices.map((price, i) => (i < place ? 2 * price : price));
  const { open, high, low, close } = ALL;
  return { ...ALL, open: doubled(open), high: doubled(high), low: doubled(low), close: doubled(close) };
}

describe('the signals of bars whose prices step', () => {
  it('are those since the step, none of which was stopped by it', async () => {
    const place = length - 400;
    const { history } = await signals(feedOf(splitAt(place)));
    const whole = (await signals(feedOf(ALL))).history;

    expect(whole.brokenBy).toBeNull();
    expect(history).toMatchObject({
      ...{ brokenBy: { kind: 'STEP', day: dayAt(place) } },
      ...{ tradingDays: 400, since: dayAt(place) },
    });
    expect(history.signals).not.toEqual([]);
    const namesOf = ({ signals: found }: typeof whole) => found.map(({ kind, day }) => `${kind} ${day}`);
    expect(namesOf(whole)).toEqual(expect.arrayContaining(namesOf(history)));
    expect(history.trackRecords.every(({ count }) => count <= history.signals.length)).toBe(true);
  });

  it('are none on the day of the step itself', async () => {
    const { history } = await signals(feedOf(splitAt(length - 1)));
    expect(history).toMatchObject({ availability: 'READY', tradingDays: 1, signals: [], trackRecords: [] });
  });
});

describe('the signals of bars of which the closes alone are known', () => {
  it('are none, which is said by its reason', async () => {
    const { t, c } = { t: ALL.time.slice(-1000), c: ALL.close.slice(-1000) };
    const { history } = await signals({ json: { s: 'ok', t, c } });
    expect(history).toMatchObject({
      ...{ availability: 'READY', tradingDays: 0, since: null, signals: [] },
      brokenBy: { kind: 'CLOSE_ONLY', day: dayAt(length - 1) },
    });
  });
});
