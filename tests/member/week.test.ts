import { describe, expect, it } from 'vitest';
import type { Watched } from '../../src/market/alerts';
import { USUAL_DESK_COSTS } from '../../src/market/costs';
import { epochSecondsOf } from '../../src/market/day';
import { positionsOf, type Trade } from '../../src/market/positions';
import { entriesByDay } from '../../src/member/shared/week/entries';
import { followedIn, MOST_SYMBOLS } from '../../src/member/week/followed';
import { levelsOf, nearAlerts } from '../../src/member/week/near-alerts';
import { shownWeek } from '../../src/member/week/shown-week';

let id = 0;
const trade = (symbol: string, quantity: number, day: string, others: Partial<Trade> = {}): Trade => ({
  ...{ id: `t${(id += 1)}`, symbol, side: 'BUY', quantity, price: 20_000, day },
  ...{ per: null, settles: null, isPlanned: false },
  ...others,
});
const positions = (...trades: Trade[]) => positionsOf(trades, USUAL_DESK_COSTS);
const event = (symbol: string, kind: 'EX_DATE' | 'REPORT' | 'PAYMENT' | 'OTHER', day: string) => ({
  ...{ __typename: 'SymbolEvent' as const, id: `${symbol} ${kind}`, symbol, kind },
  ...{ time: epochSecondsOf(day), lines: [kind] },
});

describe('what a day brings', () => {
  it('begins with what may be sold, the lots of one time together, then events by kind and symbol', () => {
    const held = positions(
      trade('HPG', 1000, '2026-08-25'),
      trade('HPG', 500, '2026-08-25'),
      trade('HPG', 300, '2026-08-26'),
      trade('FPT', 100, '2026-08-25'),
    );
    const days = entriesByDay(
      [
        event('VNM', 'REPORT', '2026-08-27'),
        event('HPG', 'EX_DATE', '2026-08-27'),
        event('ACB', 'EX_DATE', '2026-08-27'),
        event('HPG', 'OTHER', '2026-08-29'),
      ],
      held,
    );

    expect([...days.keys()].sort()).toEqual(['2026-08-27', '2026-08-28', '2026-08-29']);
    expect(
      days
        .get('2026-08-27')!
        .map((entry) =>
          entry.kind === 'LOT' ? [entry.symbol, entry.quantity] : [entry.event.id, entry.held],
        ),
    ).toEqual([
      ['FPT', 100],
      ['HPG', 1500],
      ['ACB EX_DATE', 0],
      ['HPG EX_DATE', 1800],
      ['VNM REPORT', 0],
    ]);
    expect(days.get('2026-08-28')).toMatchObject([{ kind: 'LOT', quantity: 300, isAfternoon: true }]);
  });

  it('is nothing of shares that are sold, planned, or settle on an unknown day', () => {
    const held = positions(
      trade('HPG', 1000, '2026-08-20'),
      trade('HPG', 1000, '2026-08-26', { side: 'SELL' }),
      trade('FPT', 1000, '2026-08-26', { isPlanned: true }),
      trade('VNM', 1000, '2026-06-01'),
      trade('VNM', 15, '2026-08-26', { side: 'BONUS', per: 100, price: 0 }),
    );
    expect([...entriesByDay([], held)].map(([day]) => day)).toEqual(['2026-06-03']);
  });
});

describe('the symbols that are followed', () => {
  const list = (...symbols: string[]) => ({
    rows: symbols.map((symbol) => ({ symbol })),
  });

  it('are those held, then those of the lists, each once, without what is sold and without indices', () => {
    const held = positions(
      trade('VNM', 10, '2026-08-25'),
      trade('ACB', 10, '2026-08-25'),
      trade('SSI', 10, '2026-08-20'),
      trade('SSI', 10, '2026-08-25', { side: 'SELL' }),
    );
    expect(followedIn(held, [list('FPT', 'VNINDEX', 'ACB'), list('HPG', 'FPT')])).toEqual({
      symbols: ['ACB', 'VNM', 'FPT', 'HPG'],
      count: 4,
    });
  });

  it('are counted beyond the limit, and what is held is within it', () => {
    const many = list(...Array.from({ length: 90 }, (_, i) => `S${i}`));
    const { symbols, count } = followedIn(positions(trade('VNM', 10, '2026-08-25')), [many]);
    expect([symbols.length, symbols[0], count]).toEqual([MOST_SYMBOLS, 'VNM', 91]);
  });
});

describe('an alert near its level', () => {
  const alert = (kind: string, symbol: string | null, price: number | null, others = {}) =>
    ({ id: `${kind} ${symbol} ${price}`, kind, symbol, price, firedAt: null, ...others }) as Watched;
  const near = (...alerts: Watched[]) =>
    nearAlerts(
      levelsOf(alerts),
      new Map([
        ['FPT', 100],
        ['HPG', 20],
        ['OFF', null],
        ['BAD', 0],
      ]),
    ).map(({ symbol, kind, distance }) => [symbol, kind, Math.round(distance * 100) / 100]);

  it('is within 5% of the price, the nearest first, above or below', () => {
    expect(
      near(
        alert('ABOVE', 'FPT', 105),
        alert('BELOW', 'FPT', 94.9),
        alert('STOP', 'HPG', 19.8),
        alert('TARGET', 'HPG', 20.5),
      ),
    ).toEqual([
      ['HPG', 'STOP', -1],
      ['HPG', 'TARGET', 2.5],
      ['FPT', 'ABOVE', 5],
    ]);
  });

  it('is none without a level or a price, and none that has fired', () => {
    expect(
      near(
        alert('SIGNAL', null, null),
        alert('CHANGE', 'FPT', null, { percent: 3 }),
        alert('SELLABLE', 'FPT', 100),
        alert('ABOVE', 'FPT', 101, { firedAt: '2026-08-27T10:00:00+07:00' }),
        alert('ABOVE', 'OFF', 20),
        alert('ABOVE', 'BAD', 20),
        alert('ABOVE', 'XXX', 20),
      ),
    ).toEqual([]);
  });
});

describe('the week of an address', () => {
  const today = '2026-08-27';

  it('is this one, or the one that a day of it names', () => {
    expect(shownWeek('', today)).toEqual({
      ...{ monday: '2026-08-24', isCurrent: true },
      ...{ previous: '/week?from=2026-08-17', next: '/week?from=2026-08-31' },
    });
    expect(shownWeek('from=2026-09-02', today)).toMatchObject({
      ...{ monday: '2026-08-31', isCurrent: false, previous: '/week' },
    });
    expect(shownWeek('', '2026-08-30').monday).toBe('2026-08-31');
  });

  it.each(['from=2026-13-01', 'from=next', 'from=', 'from=2031-01-06', 'from=1999-01-04'])(
    'is this one for %s',
    (search) => expect(shownWeek(search, today).isCurrent).toBe(true),
  );

  it('ends where no events are loaded, in either direction', () => {
    const walk = (step: 'previous' | 'next') => {
      let at = '/week';
      for (let i = 0; i < 100; i += 1) {
        const to = shownWeek(at.split('?')[1] ?? '', today)[step];
        if (to === null) return at;
        at = to;
      }
      return null;
    };
    expect([walk('previous'), walk('next')]).toEqual(['/week?from=2026-03-02', '/week?from=2027-02-08']);
  });
});
