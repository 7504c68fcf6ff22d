import { afterEach, describe, expect, it } from 'vitest';
import {
  announcedDays,
  extendCalendar,
  isConfirmed,
  isTradingDay,
  nextTradingDay,
  subscribeToCalendar,
  tradingDays,
  type AnnouncedDays,
} from '../../src/market/calendar';
import { phaseOf } from '../../src/market/clock';
import { closureOn } from '../../src/market/closure';
import { earliestTradeAfterClose } from '../../src/market/earliest-trade';
import { USUAL_DESK_COSTS } from '../../src/market/costs';
import { positionsOf } from '../../src/market/positions';
import { settlementOf } from '../../src/market/settlement';

/** Tết, which begins on Saturday 06/02/2027, with the whole week after it. */
const TET = [
  '2027-02-04',
  '2027-02-05',
  '2027-02-08',
  '2027-02-09',
  '2027-02-10',
  '2027-02-11',
  '2027-02-12',
];

let takeAway = () => {};
const announce = (announced: Partial<AnnouncedDays>) =>
  (takeAway = extendCalendar({ closed: [], open: [], years: [], ...announced }));
afterEach(() => takeAway());

describe('on Wednesday 03/02/2027, with the holidays of 2027', () => {
  it('the week of Tết has no trading day, and T+2 goes round it', () => {
    announce({ closed: TET, years: ['2027'] });

    expect(tradingDays('2027-02-08', '2027-02-14')).toEqual([]);
    expect(settlementOf('2027-02-03')).toEqual({
      ...{ bought: '2027-02-03', next: '2027-02-15', sellable: '2027-02-16' },
      ...{ isAfternoon: true, isConfirmed: true },
    });
    expect(earliestTradeAfterClose('2027-02-03')).toMatchObject({
      ...{ bought: '2027-02-15', isBuyConfirmed: true, sellable: '2027-02-17', isConfirmed: true },
    });
    expect(closureOn('2027-02-06')).toEqual({ name: 'TET', until: '2027-02-12', reopens: '2027-02-15' });
    expect(phaseOf('HOSE', new Date('2027-02-04T10:00:00+07:00'))).toBe('HOLIDAY');
  });

  it('every day of the year is confirmed, and none of the next', () => {
    announce({ closed: TET, years: ['2027'] });

    expect(['2027-01-04', '2027-02-05', '2027-12-31', '2028-01-03'].map(isConfirmed)).toEqual([
      ...[true, true, true, false],
    ]);
    expect(isTradingDay('2027-09-02')).toBe(false);
  });
});

describe('on the same day without them', () => {
  it('every weekday is a trading day, and every date that rests on one is expected', () => {
    expect(tradingDays('2027-02-08', '2027-02-14')).toHaveLength(5);
    expect(settlementOf('2027-02-03')).toMatchObject({ sellable: '2027-02-05', isConfirmed: false });
    expect(earliestTradeAfterClose('2026-12-31')).toMatchObject({
      ...{ bought: '2027-01-04', isBuyConfirmed: false, isConfirmed: false },
    });
  });
});

describe('what is announced beside the built-in years', () => {
  it('opens a Saturday and a holiday, and confirms those days alone', () => {
    announce({ open: ['2027-02-13', '2027-04-30'] });

    expect(nextTradingDay('2027-02-12')).toBe('2027-02-13');
    expect(['2027-02-13', '2027-04-30', '2027-02-12'].map(isTradingDay)).toEqual([true, true, true]);
    expect(['2027-02-13', '2027-04-30', '2027-02-12'].map(isConfirmed)).toEqual([true, true, false]);
  });

  it('closes a day of a built-in year too, as after a storm', () => {
    announce({ closed: ['2026-12-15'] });

    expect([isTradingDay('2026-12-15'), isConfirmed('2026-12-15')]).toEqual([false, true]);
    expect(isTradingDay('2026-02-16')).toBe(false);
  });

  it('a settlement is confirmed where each day on its way is', () => {
    announce({ closed: ['2028-01-03'], years: ['2028'] });

    expect(settlementOf('2027-12-30')).toMatchObject({ next: '2027-12-31', sellable: '2028-01-04' });
    expect(settlementOf('2027-12-30').isConfirmed).toBe(false);
    expect(settlementOf('2027-12-31').isConfirmed).toBe(true);
  });

  it('is followed, replaced by the next, and taken away by whoever added it alone', () => {
    const seen: AnnouncedDays[] = [];
    const stop = subscribeToCalendar(() => seen.push(announcedDays()));
    const first = announce({ closed: ['2027-02-05'] });
    announce({ closed: ['2027-02-08'] });
    first();
    expect([isTradingDay('2027-02-05'), isTradingDay('2027-02-08')]).toEqual([true, false]);

    takeAway();
    stop();
    announce({});

    expect(seen.map(({ closed }) => closed)).toEqual([['2027-02-05'], ['2027-02-08'], []]);
    expect(isTradingDay('2027-02-08')).toBe(true);
  });
});

it('The lots of trades settle by the calendar of now, whatever was computed before', () => {
  const trade = {
    id: 'a',
    symbol: 'HPG',
    side: 'BUY',
    quantity: 100,
    price: 20_000,
    day: '2027-02-03',
  } as const;
  const trades = [{ ...trade, per: null, settles: null, isPlanned: false }];
  const sellable = () => positionsOf(trades, USUAL_DESK_COSTS).get('HPG')!.lots[0]!.sellable;
  expect(sellable()).toBe('2027-02-05');

  announce({ closed: TET, years: ['2027'] });

  expect(sellable()).toBe('2027-02-16');
});
