import { describe, expect, it } from 'vitest';
import { USUAL_DESK_COSTS } from '../../src/market/costs';
import { proposalsOf, type ExDate } from '../../src/market/ex-dates';
import { type Trade } from '../../src/market/positions';

const buy: Trade = {
  ...{ id: 'buy', symbol: 'FPT', side: 'BUY', quantity: 1005, price: 100_000, day: '2026-08-10' },
  ...{ per: null, settles: null, isPlanned: false },
};
const sale: Trade = { ...buy, id: 'sale', side: 'SELL', quantity: 505, price: 110_000, day: '2026-08-20' };

const cash: ExDate = {
  ...{ id: 'ex cash', symbol: 'FPT', kind: 'CASH_DIVIDEND', day: '2026-08-13' },
  ...{ shares: 0, per: 1, price: 1_500, settles: null },
};
const bonus: ExDate = { ...cash, id: 'ex bonus', kind: 'BONUS', shares: 15, per: 100, price: 0 };
const split: ExDate = { ...bonus, id: 'ex split', kind: 'SPLIT', shares: 1, per: 1, settles: bonus.day };
const rights: ExDate = { ...bonus, id: 'ex rights', kind: 'RIGHTS', shares: 20, price: 10_000 };

const proposed = (exDates: readonly ExDate[], trades: readonly Trade[] = [buy], ignored: string[] = []) =>
  proposalsOf({ exDates, trades, ignored: new Set(ignored), costs: USUAL_DESK_COSTS, today: '2026-08-27' });
const proposedIds = (...given: Parameters<typeof proposed>) =>
  proposed(...given).map(({ exDate }) => exDate.id);
const changes = (...given: Parameters<typeof proposed>) =>
  proposed(...given).map(({ exDate, held, quantity, average, cash: paid }) => [
    ...[exDate.id, held, quantity, average, paid],
  ]);

describe('an ex-date that shares were held over', () => {
  it('is proposed with what it changes: quantity, average and cash, fractions rounded down', () => {
    const average = Math.round((100_500_000 + 150_750) / 1005);
    expect(changes([cash, bonus, rights, split])).toEqual([
      ['ex cash', 1005, [1005, 1005], [average, average - 1_425], 1_432_125],
      ['ex bonus', 1005, [1005, 1155], [average, 87_144], 0],
      ['ex rights', 1005, [1005, 1206], [average, 85_125], -2_010_000],
      ['ex split', 1005, [1005, 2010], [average, 50_075], 0],
    ]);
  });

  it('is proposed for the shares of its day, whatever was sold since', () => {
    expect(changes([bonus], [buy, sale])).toEqual([['ex bonus', 1005, [500, 650], [100_150, 87_144], 0]]);
    expect(changes([cash], [buy, { ...sale, quantity: 1005 }])).toEqual([
      ['ex cash', 1005, [0, 0], [null, null], 1_432_125],
    ]);
  });

  it('is not proposed before it has come, nor to whom bought on its day, nor where it brings no whole share', () => {
    expect(changes([{ ...cash, day: '2026-08-28' }])).toEqual([]);
    expect(changes([cash], [{ ...buy, day: cash.day }])).toEqual([]);
    expect(changes([bonus], [{ ...buy, quantity: 6 }])).toEqual([]);
    expect(changes([cash, { ...cash, symbol: 'HPG' }], [{ ...buy, isPlanned: true }])).toEqual([]);
  });

  it('is proposed until it is applied, ignored or recorded by hand', () => {
    const [applied] = proposed([bonus]);
    expect(applied!.trade).toEqual({ ...bonusTrade, id: 'ex bonus' });
    expect(changes([bonus], [buy, applied!.trade])).toEqual([]);
    expect(changes([bonus], [buy], ['ex bonus'])).toEqual([]);
    expect(proposedIds([bonus, rights], [buy, { ...bonusTrade, id: 'by hand' }])).toEqual(['ex rights']);
    expect(proposedIds([bonus, rights], [buy, applied!.trade])).toEqual(['ex rights']);
  });
});

const bonusTrade: Trade = {
  ...buy,
  ...{ side: 'BONUS', quantity: 15, per: 100, price: 0, day: bonus.day },
};
