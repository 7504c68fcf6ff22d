import { describe, expect, it } from 'vitest';
import { hasTradingBetween } from '../../src/market/bar-reach';
import { missedIn, type BarLoads } from '../../src/market/catch-up';
import { epochSecondsOf } from '../../src/market/day';
import { ms, iso, NOW, alert, dayOf, feedOf, dated, searchOf, week } from '../support/market/catch-up';

const EX_DATE = epochSecondsOf('2026-08-20');

describe('what happened while the app was closed', () => {
  it('is dated to the bar of the day in which the price passed, else to the close of its day', async () => {
    const trades = week({ '2026-08-19T10:20:00': 106 });
    expect(await dated([alert()], feedOf(trades, true))).toEqual([['a', iso('2026-08-19T10:15:00'), 105]]);
    expect(await dated([alert()], feedOf(trades, false))).toEqual([['a', iso('2026-08-19T15:00:00'), 105]]);
  });

  it('has the opening price where that passed the level at once', async () => {
    const trades = week({ '2026-08-19T09:00:00': 107 });
    expect(await dated([alert()], feedOf(trades, true))).toEqual([['a', iso('2026-08-19T09:00:00'), 107]]);
  });

  it('is nothing that had happened before the alert was armed, on its very day neither', async () => {
    const trades = week({ '2026-08-18T10:20:00': 106 });
    const late = alert({ armedAt: iso('2026-08-18T10:32:00') });
    expect(await dated([late], feedOf(trades, true))).toEqual([]);
    expect(await dated([late], feedOf(trades, false))).toEqual([]);
    expect(await dated([alert()], feedOf(trades, true), ms('2026-08-18T10:32:00'))).toEqual([]);
  });

  it('counts of the day of arming what its later bars show, and without these its close', async () => {
    const armed = { armedAt: iso('2026-08-18T10:32:00') };
    const later = week({ '2026-08-18T13:40:00': 106 });
    expect(await dated([alert(armed)], feedOf(later, true))).toEqual([
      ['a', iso('2026-08-18T13:30:00'), 105],
    ]);
    expect(await dated([alert(armed)], feedOf(later, false))).toEqual([]);
    const last = week({ '2026-08-18T14:40:00': 106 });
    expect(await dated([alert(armed)], feedOf(last, false))).toEqual([
      ['a', iso('2026-08-18T15:00:00'), 106],
    ]);
  });

  it('counts a change from the close before, and a fall for stops', async () => {
    const trades = week({ '2026-08-20T09:30:00': 96, '2026-08-20T13:00:00': 94 });
    const alerts = [
      alert({ id: 'falls', kind: 'CHANGE', price: null, percent: -5 }),
      alert({ id: 'rises', kind: 'CHANGE', price: null, percent: 5 }),
      alert({ id: 'stop', kind: 'STOP', price: 96 }),
    ];
    expect(await dated(alerts, feedOf(trades, true))).toEqual([
      ['falls', iso('2026-08-20T13:00:00'), 94],
      ['stop', iso('2026-08-20T09:30:00'), 96],
    ]);
  });

  it('of a change waits for the day before, which came late', async () => {
    const trades = week({ '2026-08-19T14:40:00': 110, '2026-08-20T09:30:00': 103 });
    const falls = alert({
      ...{ kind: 'CHANGE', price: null, percent: -5 },
      armedAt: iso('2026-08-19T16:00:00'),
    });
    const without = trades.filter(({ at }) => dayOf(at) !== epochSecondsOf('2026-08-19'));
    const search = (feed: BarLoads) =>
      missedIn([falls], searchOf([falls], null, NOW), { load: feed, quotes: new Map() });
    const early = await search(feedOf(without, true));
    expect([early.fired, early.reached]).toEqual([[], { FPT: ms('2026-08-19T16:00:00') }]);
    const late = await search(feedOf(trades, true));
    expect(late.fired.map(({ firedAt }) => firedAt)).toEqual([iso('2026-08-20T09:00:00')]);
  });

  it('is looked for in prices as they were matched, a change in adjusted ones: no ex-date fires either', async () => {
    // An ex-date on 20/08 took 10 % off: all was matched at 100 before, and at 90 from then on.
    const matched = week().map((trade) => ({ ...trade, price: dayOf(trade.at) < EX_DATE ? 100 : 90 }));
    const adjusted = week().map((trade) => ({ ...trade, price: 90 }));
    const feeds = { matched: feedOf(matched, true), adjusted: feedOf(adjusted, true) };
    const feed: BarLoads = {
      days: (symbol, since, prices) => feeds[prices].days(symbol, since, prices),
      parts: (symbol, day, prices) => feeds[prices].parts(symbol, day, prices),
      exDays: async () => new Set(),
    };
    const alerts = [
      alert({ id: 'level', kind: 'BELOW', price: 95 }),
      alert({ id: 'change', kind: 'CHANGE', price: null, percent: -5 }),
    ];
    expect(await dated(alerts, feed)).toEqual([['level', iso('2026-08-20T09:00:00'), 90]]);
  });

  it('loads nothing where nothing was traded, or everything has fired', async () => {
    const none: BarLoads = {
      days: () => Promise.reject(new Error('Not requested')),
      parts: () => Promise.reject(new Error('Not requested')),
      exDays: () => Promise.reject(new Error('Not requested')),
    };
    const weekend = ms('2026-08-21T15:00:00');
    expect([hasTradingBetween(weekend, NOW), hasTradingBetween(weekend - 1, NOW)]).toEqual([false, true]);
    expect(await dated([alert()], none, weekend)).toEqual([]);
    expect(await dated([alert({ firedAt: iso('2026-08-18T10:00:00') })], none)).toEqual([]);
  });

  it('on a running day is dated by the last match that its bar may have, of a pause or of its quote', async () => {
    const until = ms('2026-08-21T12:10:00');
    const trades = week({ '2026-08-21T09:20:00': 106 }).filter(({ at }) => at < until);
    const feed = feedOf(trades, false);
    expect(await dated([alert()], feed, null, until)).toEqual([['a', iso('2026-08-21T11:30:00'), 105]]);

    const quoted = async (high: number) => {
      const quote = { price: 100, high, low: 100, at: ms('2026-08-21T10:40:00') / 1_000, day: '2026-08-21' };
      const quotes = new Map([['FPT', { ...quote, exchange: 'HOSE' as const }]]);
      const { fired } = await missedIn([alert()], searchOf([alert()], null, until), { load: feed, quotes });
      return fired.map(({ firedAt }) => firedAt);
    };
    expect(await quoted(106)).toEqual([iso('2026-08-21T10:40:00')]);
    // The bar has what the quote has not: it is newer.
    expect(await quoted(101)).toEqual([iso('2026-08-21T11:30:00')]);
  });

  it('is no change in bars of another unit than a quote of an older day', async () => {
    const trades = week({ '2026-08-20T13:00:00': 94 }).map(({ at, price }) => ({ at, price: price * 1_000 }));
    const falls = alert({ kind: 'CHANGE', price: null, percent: -5 });
    const foundBeside = (price: number) => {
      const quote = {
        price,
        high: price,
        low: price,
        at: null,
        day: '2026-08-20',
        exchange: 'HOSE' as const,
      };
      const search = searchOf([falls], null, ms('2026-08-24T08:30:00'));
      return missedIn([falls], search, { load: feedOf(trades, true), quotes: new Map([['FPT', quote]]) });
    };
    const { fired, bars } = await foundBeside(100);
    expect([fired, bars.get('FPT')?.held]).toEqual([[], { price: 100_000, known: 100, factor: 1_000 }]);
    expect((await foundBeside(100_000)).fired.map(({ firedPrice }) => firedPrice)).toEqual([94_000]);
  });

  it('is not found in bars of an unknown unit, which are held back', async () => {
    const search = searchOf([alert()], null, NOW);
    const load: BarLoads = { ...feedOf(week(), true), days: async () => 'UNKNOWN_UNIT' };
    const { fired, reached, bars } = await missedIn([alert()], search, { load, quotes: new Map() });
    expect([fired, reached]).toEqual([[], search.since]);
    expect(bars.get('FPT')).toEqual({ close: null, held: 'UNKNOWN_UNIT' });
  });

  it('after a step to a tenth without a known ex-date is held back, and fires at its own time once three days keep it', async () => {
    const split = week().map(({ at, price }) => ({ at, price: at < ms('2026-08-19T00:00:00') ? price : 10 }));
    const below = alert({ kind: 'BELOW', price: 50 });
    const foundAt = (until: number) => {
      const feed = feedOf(
        split.filter(({ at }) => at < until),
        true,
      );
      return missedIn([below], searchOf([below], null, until), { load: feed, quotes: new Map() });
    };
    for (const until of [ms('2026-08-19T16:00:00'), ms('2026-08-20T16:00:00')]) {
      const { fired, reached, bars } = await foundAt(until);
      expect([fired, reached]).toEqual([[], { FPT: ms('2026-08-18T15:00:00') }]);
      expect(bars.get('FPT')?.held).toEqual({ price: 10, known: 100, factor: 0.1 });
    }
    const { fired } = await foundAt(ms('2026-08-21T16:00:00'));
    expect(fired.map(({ firedAt, firedPrice }) => [firedAt, firedPrice])).toEqual([
      [iso('2026-08-19T09:00:00'), 10],
    ]);
  });

  it('of a symbol whose bars do not come waits, and the other symbols are found', async () => {
    const feed = feedOf(week({ '2026-08-19T10:20:00': 106 }), false);
    const load: BarLoads = {
      days: (symbol, ...rest) =>
        symbol === 'FPT' ? Promise.reject(new Error('Away')) : feed.days(symbol, ...rest),
      parts: feed.parts,
      exDays: feed.exDays,
    };
    const alerts = [alert(), alert({ id: 'b', symbol: 'HPG' })];
    const { fired, reached } = await missedIn(alerts, searchOf(alerts, null, NOW), {
      load,
      quotes: new Map(),
    });
    expect([fired.map(({ id }) => id), reached]).toEqual([['b'], { HPG: NOW }]);
  });
});
