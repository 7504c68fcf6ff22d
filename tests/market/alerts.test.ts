import { describe, expect, it } from 'vitest';
import { firedBy, signalledBy, type Alert, type Watched } from '../../src/market/alerts';
import { NOW, alert, purchase, watched, fired, type Purchase } from '../support/market/alerts';

const kinds = (all: readonly Watched[]) => all.map(({ kind }) => kind);

describe('an alert', () => {
  it.each([
    [{ kind: 'ABOVE' as const }, [99.95, 100], [false, true]],
    [{ kind: 'BELOW' as const }, [100.05, 100], [false, true]],
  ])('of %o fires at its price and not before', (changes, prices, expected) => {
    const all = watched([alert(changes)]);
    expect(prices.map((price) => fired(all, price).length > 0)).toEqual(expected);
  });

  it('of a change in percent fires in the direction of its sign only', () => {
    const happens = (percent: number, change: number) =>
      fired(watched([alert({ kind: 'CHANGE', price: null, percent })]), 100, change).length > 0;
    expect([happens(3, 2.99), happens(3, 3), happens(3, -5)]).toEqual([false, true, false]);
    expect([happens(-3, -2.99), happens(-3, -3), happens(-3, 5)]).toEqual([false, true, false]);
  });

  it('that has fired is silent until it is armed again', () => {
    const [first] = fired(watched([alert({})]), 101);
    expect(first).toMatchObject({ firedAt: NOW.toISOString(), firedPrice: 101, isSeen: false });
    expect(fired(watched([first!]), 102)).toEqual([]);
    expect(fired(watched([{ ...first!, firedAt: null }]), 102)).toHaveLength(1);
  });

  it('is dated to the last match: in the break, before the opening and on a Sunday not to the moment of loading', () => {
    const at = (instant: string, armedAt = '2026-08-20T08:00:00+07:00') =>
      fired(watched([alert({ armedAt })]), 101, 0, new Date(instant))[0]!.firedAt;
    expect([
      at('2026-08-27T12:10:00+07:00'),
      at('2026-08-27T08:00:00+07:00'),
      at('2026-08-30T10:00:00+07:00'),
      at('2026-08-30T10:00:00+07:00', '2026-08-30T09:59:00+07:00'),
    ]).toEqual([
      '2026-08-27T04:30:00.000Z',
      '2026-08-26T08:00:00.000Z',
      '2026-08-28T08:00:00.000Z',
      '2026-08-30T02:59:00.000Z',
    ]);
  });

  it('on new signals of a list fires with the first one after its arming, once, at the signal’s own time', () => {
    const onList = alert({ kind: 'SIGNAL', symbol: null, watchlistId: 'mine', price: null });
    const signal = (symbol: string, day: string, time: string | null = null) => ({
      symbol,
      price: 30,
      day,
      time,
    });
    const lists = new Map([['mine', new Set(['FPT', 'HPG'])]]);
    const signals = [
      signal('VNM', '2026-08-26', '10:00'),
      signal('HPG', '2026-08-27', '09:50'),
      signal('FPT', '2026-08-26'),
      signal('FPT', '2026-08-25', '10:00'),
    ];
    const happens = (changes: Partial<Alert> = {}, now = NOW) =>
      signalledBy(watched([{ ...onList, ...changes }]), signals, lists, now);

    expect(happens()).toMatchObject([
      { symbol: 'FPT', firedAt: new Date('2026-08-26T15:00:00+07:00').toISOString(), firedPrice: 30 },
    ]);
    expect(happens({ armedAt: '2026-08-26T15:00:00+07:00' })).toMatchObject([{ symbol: 'HPG' }]);
    expect(happens({ armedAt: '2026-08-27T09:50:00+07:00' })).toEqual([]);
    expect(happens({ watchlistId: 'another' })).toEqual([]);
    expect(happens({ firedAt: NOW.toISOString(), symbol: 'FPT' })).toEqual([]);
    // Its day is not over: known now.
    const today = [signal('FPT', '2026-08-27')];
    expect(signalledBy(watched([onList]), today, lists, NOW)).toMatchObject([{ firedAt: NOW.toISOString() }]);
  });

  it('waits where there is no price', () => {
    expect(fired(watched([alert({}), alert({ kind: 'CHANGE', percent: 1 })]), null, null)).toEqual([]);
    expect(firedBy(watched([alert({})]), new Map(), NOW)).toEqual([]);
  });
});

describe('a lot that is held', () => {
  it('reports its broken stop and its reached target', () => {
    const all = watched([], [purchase()]);
    expect(kinds(fired(all, 95))).toEqual(['STOP']);
    expect(kinds(fired(all, 110))).toEqual(['TARGET']);
    expect(kinds(fired(all, 100))).toEqual([]);
  });

  it('reports at 13:00 of T+2 that it may be sold, dated to that minute, and a week later no more', () => {
    const all = watched([], [purchase({ stop: null, target: null })]);
    const at = (instant: string) => fired(all, 100, 0, new Date(instant)).map(({ firedAt }) => firedAt);
    expect(at('2026-08-27T12:59:59+07:00')).toEqual([]);
    expect(at('2026-08-27T13:00:00+07:00')).toEqual(['2026-08-27T13:00:00+07:00']);
    expect(at('2026-08-28T09:00:00+07:00')).toEqual(['2026-08-27T13:00:00+07:00']);
    expect(at('2026-09-03T13:00:00+07:00')).toEqual([]);
  });

  it('has an alert of its day of sale until that can fire no more: for a week after the day, and while it is held', () => {
    const lot = purchase({ stop: null, target: null });
    const listed = (instant: string, alerts: readonly Alert[] = [], trades: readonly Purchase[] = [lot]) =>
      kinds(watched(alerts, trades, new Date(instant)));
    const reported = alert({
      ...{ id: 'sellable-t', kind: 'SELLABLE', tradeId: 't', price: null },
      ...{ armedAt: '2026-08-25T15:00:00+07:00', firedAt: '2026-08-27T13:00:00+07:00', isSeen: true },
    });
    expect(listed('2026-08-26T10:00:00+07:00')).toEqual(['SELLABLE']);
    expect(listed('2026-09-03T12:59:59+07:00')).toEqual(['SELLABLE']);
    expect(listed('2026-09-03T12:59:59+07:00', [reported])).toEqual(['SELLABLE']);
    expect(listed('2026-09-03T13:00:00+07:00')).toEqual([]);
    expect(listed('2026-09-03T13:00:00+07:00', [reported])).toEqual([]);
    const sale = purchase({ id: 's', side: 'SELL', day: '2026-08-28' });
    expect(listed('2026-08-28T15:00:00+07:00', [reported], [lot, sale])).toEqual([]);
    // Recorded as armed only after that day.
    const late = { ...reported, armedAt: '2026-08-27T13:00:01+07:00', firedAt: null };
    expect(listed('2026-08-28T10:00:00+07:00', [late])).toEqual([]);
  });

  it('watches for its stop again once that is moved, and for nothing once it is sold or while it is planned', () => {
    const [stop] = fired(watched([], [purchase()]), 90);
    expect(kinds(fired(watched([stop!], [purchase()]), 90))).toEqual([]);
    expect(kinds(fired(watched([stop!], [purchase({ stop: 92_000 })]), 90))).toEqual(['STOP']);
    const sale = purchase({ id: 's', side: 'SELL', day: '2026-08-27' });
    expect(watched([stop!], [purchase(), sale])).toEqual([]);
    expect(watched([], [purchase({ isPlanned: true })])).toEqual([]);
  });

  describe('over an ex-date that is recorded', () => {
    // A free share for each: 95 and 110 are 47.5 and 55 from that day on.
    const right = purchase({ id: 'ex', side: 'BONUS', quantity: 1, per: 1, price: 0, day: '2026-08-26' });
    const [lot, split] = [purchase({ day: '2026-08-24' }), { ...right, stop: null, target: null }];
    const levels = (all: readonly Watched[]) =>
      all.flatMap((each) =>
        each.kind === 'STOP' || each.kind === 'TARGET' ? [[each.kind, each.price]] : [],
      );

    it('watches for the levels that it lowers, and not before that day', () => {
      const all = watched([], [lot, split]);
      expect(levels(all)).toEqual([
        ['STOP', 47.5],
        ['TARGET', 55],
      ]);
      expect(kinds(fired(all, 50))).not.toContain('STOP');
      expect(kinds(fired(all, 47.5))).toContain('STOP');
      expect(kinds(fired(all, 55))).toContain('TARGET');
      expect(all.flatMap(({ kind, armedAt }) => (kind === 'TARGET' ? armedAt : []))).toEqual([
        '2026-08-26T09:00:00+07:00',
      ]);
      // Before the opening the last price is that of the day before.
      const early = watched([], [lot, split], new Date('2026-08-26T08:30:00+07:00'));
      expect(levels(early)).toEqual([
        ['STOP', 95],
        ['TARGET', 110],
      ]);
    });

    it('leaves a stop that fired before it as fired, and one that fired for the price of before watches again', () => {
      const stop = alert({ id: 'stop-t', kind: 'STOP', tradeId: 't', price: 95 });
      const firedAt = (day: string) => [{ ...stop, firedAt: `${day}T04:00:00.000Z`, firedPrice: 47.4 }];
      const ofStop = (alerts: readonly Alert[]) =>
        watched(alerts, [lot, split]).find(({ kind }) => kind === 'STOP');

      expect(ofStop(firedAt('2026-08-25'))).toMatchObject({ firedAt: '2026-08-25T04:00:00.000Z', price: 95 });
      expect(ofStop(firedAt('2026-08-26'))).toMatchObject({ firedAt: null, price: 47.5, id: 'stop-t' });
    });

    it('keeps since when a stop that was moved has watched', () => {
      const moved = (price: number, armedAt: string) =>
        watched(
          [alert({ id: 'stop-t', kind: 'STOP', tradeId: 't', price, armedAt })],
          [{ ...lot, stop: 92_000 }, split],
        ).find(({ kind }) => kind === 'STOP');

      expect(moved(46, '2026-08-27T02:30:00.000Z')).toMatchObject({
        ...{ price: 46, armedAt: '2026-08-27T02:30:00.000Z' },
      });
      expect(moved(92, '2026-08-25T02:30:00.000Z')).toMatchObject({
        ...{ price: 46, armedAt: '2026-08-26T09:00:00+07:00' },
      });
    });

    it('leaves the price of an alert that a person typed', () => {
      expect(watched([alert({ kind: 'BELOW', price: 95 })], [lot, split])[0]).toMatchObject({ price: 95 });
    });
  });
});
