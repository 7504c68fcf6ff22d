import { describe, expect, it } from 'vitest';
import {
  ageOf,
  asOfQuote,
  asOfQuotes,
  listQuote,
  newerQuote,
  NO_QUOTE,
  type Quote,
} from '../../src/market/quote';

const ict = (text: string) => new Date(`${text}:00+07:00`);
/** A Friday, in the session. */
const NOW = ict('2026-11-27T10:15');
const TODAY = '2026-11-27';
const BEFORE = '2026-11-26';

const of = (source: Quote['source'], price: number, known: Partial<Quote> = {}): Quote => ({
  ...{ ...NO_QUOTE, source, price },
  ...known,
});
const list = (price: number | null) => listQuote(price);
const quote = (price: number, known: Partial<Quote> = {}) => of('QUOTE', price, { reference: 40, ...known });
const bar = (price: number, day: string, known: Partial<Quote> = {}) =>
  of('BAR', price, { reference: 40, day, ...known });

/** What stays of quotes that come one after the other. */
const kept = (quotes: readonly (Quote | null)[], now: Date | undefined = NOW) =>
  quotes.reduce<Quote | null>((known, incoming) => newerQuote(known, incoming, now), null);

describe('of two quotes of a symbol', () => {
  it.each<[string, readonly (Quote | null)[], Partial<Quote>]>([
    ['the later load of a day stays', [quote(39), quote(39.5)], { price: 39.5, day: TODAY }],
    ['the newer day stays, whichever comes first', [bar(39, BEFORE), bar(39.5, TODAY)], { price: 39.5 }],
    ['an older day replaces nothing', [bar(39.5, TODAY), bar(39, BEFORE)], { price: 39.5, day: TODAY }],
    [
      'a list’s price stays before an older bar',
      [list(39.2), bar(39, BEFORE)],
      { price: 39.2, reference: null },
    ],
    ['a list’s price replaces an older bar', [bar(39, BEFORE), list(39.2)], { price: 39.2, reference: null }],
    ['a list’s price yields to a bar of the newest day', [list(39.2), bar(39, TODAY)], { price: 39 }],
    ['a list’s price does not replace a bar of the newest day', [bar(39, TODAY), list(39.2)], { price: 39 }],
    ['a list’s price yields to a quote', [list(39.2), quote(39)], { price: 39, reference: 40 }],
    ['a list’s price does not replace a quote of the newest day', [quote(39), list(39.2)], { price: 39 }],
    [
      'a list’s price replaces a quote of an older day',
      [quote(39, { day: BEFORE }), list(39.2)],
      { price: 39.2 },
    ],
    ['a list’s newer price replaces its older one', [list(39.2), list(39.4)], { price: 39.4 }],
    ['a list without a price replaces nothing', [quote(39), list(null)], { price: 39 }],
    ['what is not known replaces nothing', [quote(39), null], { price: 39 }],
    [
      'a day without a match has its reference alone',
      [quote(39), quote(0, { price: null })],
      { price: null },
    ],
    [
      'an answer that was matched earlier replaces nothing',
      [quote(39, { at: 9 }), quote(38, { at: 8 })],
      { price: 39 },
    ],
    ['an answer that was matched later stays', [quote(38, { at: 8 }), quote(39, { at: 9 })], { price: 39 }],
  ])('%s', (_what, quotes, expected) => {
    expect(kept(quotes)).toMatchObject(expected);
  });

  it('there is none without any', () => {
    expect(kept([null, null])).toBeNull();
  });

  it('the one that stays is the same value, so that nothing renders again', () => {
    const known = bar(39, TODAY);
    expect(newerQuote(known, bar(38, BEFORE), NOW)).toBe(known);
  });
});

describe('a price whose source names no day', () => {
  it('is of the newest trading day as of its load', () => {
    expect(kept([list(39)])?.day).toBe(TODAY);
    expect(kept([quote(39)], ict('2026-11-29T12:00'))?.day).toBe(TODAY);
    expect(kept([quote(39)], ict('2026-11-27T08:59'))?.day).toBe(BEFORE);
  });

  it('of yesterday yields to a bar of that day, whose close it may not be', () => {
    const known = newerQuote(null, list(39.2), ict('2026-11-26T10:00'));
    expect(newerQuote(known, bar(39, BEFORE), NOW)).toMatchObject({ price: 39, day: BEFORE });
  });

  it('is of the newest day where it names one that is still to come', () => {
    expect(kept([quote(39, { day: '2027-01-04' })])?.day).toBe(TODAY);
  });

  it('has none without a clock, and is then as new as can be', () => {
    expect(newerQuote(bar(39, TODAY), quote(38))).toMatchObject({ price: 38, day: null });
    expect(newerQuote(quote(38), bar(39, TODAY))).toMatchObject({ price: 38, day: null });
  });
});

it('a quote of a day to come, from before the clock was set back, stays no longer', () => {
  const known = newerQuote(null, quote(41), ict('2026-11-30T10:00'));
  expect(newerQuote(known, quote(39), NOW)).toMatchObject({ price: 39, day: TODAY });
});

it('a quote of a minute to come, from before the clock was set back, stays no longer', () => {
  const at = (time: string) => ict(`${TODAY}T${time}`).getTime() / 1_000;
  const later = { ...quote(41), day: TODAY, at: at('14:30') };
  const earlier = { ...quote(39), day: TODAY, at: at('09:30') };
  expect(newerQuote(later, earlier, ict(`${TODAY}T14:31`))).toMatchObject({ price: 41 });
  expect(newerQuote(later, earlier, ict(`${TODAY}T09:30`))).toMatchObject({ price: 39 });
});

describe('the age of a quote', () => {
  it.each([
    ['of the running day is current', TODAY, '2026-11-27T10:15', 'CURRENT'],
    ['of the day before is that day’s close while the market is open', BEFORE, '2026-11-27T10:15', 'CLOSED'],
    ['of the day before is current until the market opens', BEFORE, '2026-11-27T08:59', 'CURRENT'],
    ['of the day before is old once the running one has closed', BEFORE, '2026-11-27T15:00', 'OLD'],
    ['of two days before is old', '2026-11-25', '2026-11-27T10:15', 'OLD'],
    ['of Friday is current on Sunday', TODAY, '2026-11-29T12:00', 'CURRENT'],
    ['of three weeks ago is old', '2026-11-06', '2026-11-27T10:15', 'OLD'],
    ['without a day is unknown', null, '2026-11-27T10:15', 'UNKNOWN'],
  ])('%s', (_what, day, now, age) => {
    expect(ageOf({ day }, ict(now))).toBe(age);
  });
});

describe('the time of prices on screen', () => {
  const loaded = { kind: 'minute', day: TODAY, minute: 615 } as const;
  const old = bar(39, BEFORE);

  it('is that of their load, where one is of its day', () => {
    expect(asOfQuotes([old, quote(39, { day: TODAY })], loaded)).toBe(loaded);
    expect(asOfQuotes([quote(39)], loaded)).toBe(loaded);
    expect(asOfQuotes([NO_QUOTE], loaded)).toBe(loaded);
    expect(asOfQuote(quote(39, { day: TODAY }), loaded)).toBe(loaded);
  });

  it('is the newest of their days where all are older', () => {
    expect(asOfQuotes([bar(38, '2026-11-25'), old, NO_QUOTE], loaded)).toEqual({
      kind: 'tradingDay',
      day: BEFORE,
    });
    expect(asOfQuote(old, loaded)).toEqual({ kind: 'tradingDay', day: BEFORE });
  });

  it('is the minute of the last match, where the feed says it, while a trading day runs', () => {
    const at = ict('2026-11-27T10:03').getTime() / 1_000;
    const matched = quote(39, { day: TODAY, at });
    expect(asOfQuote(matched, loaded)).toEqual({ kind: 'minute', day: TODAY, minute: 603 });
    const closed = { kind: 'tradingDay', day: TODAY } as const;
    expect(asOfQuote(matched, closed)).toBe(closed);
  });

  it('is the minute that bars have reached', () => {
    const at = ict('2026-11-27T10:09').getTime() / 1_000;
    expect(asOfQuote(bar(39, TODAY, { at }), loaded)).toEqual({ kind: 'minute', day: TODAY, minute: 609 });
  });
});
