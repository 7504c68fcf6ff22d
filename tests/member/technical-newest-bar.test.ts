import { describe, expect, it } from 'vitest';
import { withQuote } from '../../src/member/technical/chart/live-bar';
import { withOlder } from '../../src/member/technical/load-candles';
import { epochSecondsOf } from '../../src/market/day';
import { threeBars } from '../support/technical/technical-feed';

describe('older bars', () => {
  const day = (text: string) => epochSecondsOf(text);
  const older = threeBars('VNM', {
    time: [day('2026-08-21'), day('2026-08-24'), day('2026-08-25')],
    close: [18, 19, 20],
    hasOlder: true,
  });

  it('are put before the series, without those that it has', () => {
    const { time, close, hasOlder } = withOlder(threeBars('VNM'), older);

    expect({ time, close, hasOlder }).toEqual({
      time: ['2026-08-21', '2026-08-24', '2026-08-25', '2026-08-26', '2026-08-27'].map(day),
      close: [18, 19, 20, 21.4, 21],
      hasOlder: true,
    });
  });

  it('end when a response has nothing older', () => {
    const series = threeBars('VNM', { hasOlder: true });

    expect(withOlder(series, series)).toEqual({ ...series, hasOlder: false });
  });
});

describe('the newest bar', () => {
  const bars = threeBars('VNM');
  const quote = { price: 21.2, open: 21.3, high: 21.5, low: 20.9, volume: 3_500_000 };

  it('is updated by the quote of its trading day', () => {
    const { high, low, close, volume } = withQuote(bars, quote, '2026-08-27');

    expect([high, low, close, volume].map((column) => column[2])).toEqual([21.5, 20.9, 21.2, 3_500_000]);
    expect([high, low, close, volume].map((column) => column[1])).toEqual([21.4, 20.05, 21.4, 2_000_000]);
  });

  it.each([
    ['opened elsewhere', { open: 21.2 }],
    ['has not been as high', { high: 21.35 }],
    ['has not been as low', { low: 21 }],
    ['has traded no more', { volume: 3_000_000 }],
    ['has no price yet', { price: null }],
    ['contradicts itself', { price: 21.6 }],
  ])('is the same object with a quote that %s', (_, change) => {
    expect(withQuote(bars, { ...quote, ...change }, '2026-08-27')).toBe(bars);
  });

  const next = { price: 21.2, open: 21.1, high: 21.6, low: 20.8, volume: 40_000 };

  it('is added after the first match of a day that the feed has no bar of yet', () => {
    const { time, open, high, low, close, volume } = withQuote(bars, next, '2026-08-28');

    expect(time).toEqual([...bars.time, epochSecondsOf('2026-08-28')]);
    expect([open, high, low, close, volume].map((column) => column[3])).toEqual([
      ...[21.1, 21.6, 20.8, 21.2, 40_000],
    ]);
  });

  it.each([
    ['nothing is matched', { ...next, volume: 0 }],
    ['nothing has opened', { ...next, open: null }],
    [
      'the feed quotes the trading day before',
      { price: 21, open: 21.3, high: 21.4, low: 20.9, volume: 3_000_000 },
    ],
  ])('is not added while %s', (_, early) => {
    expect(withQuote(bars, early, '2026-08-28')).toBe(bars);
  });

  it('is never updated by the quote of another trading day, however similar', () => {
    const { high } = withQuote(bars, quote, '2026-08-28');

    expect(high).toEqual([...bars.high, 21.5]);
    expect(withQuote(bars, quote, '2026-08-26')).toBe(bars);
    expect(withQuote(bars, quote, null)).toBe(bars);
  });
});
