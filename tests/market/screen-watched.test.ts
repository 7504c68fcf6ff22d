import { describe, expect, it } from 'vitest';
import { readConditions } from '../../src/market/screen/text';
import { boardColumnsOf, screenedOf, type ScreenFigures } from '../../src/market/screen/screened';
import { enterFilters, isWatchable, metFilters, type LoadedInputs } from '../../src/market/screen/watched';

const quote = (symbol: string, price: number | null) => ({
  ...{ symbol, exchange: 'HOSE' as const, sector: 'Thép', price, reference: null, changePercent: null },
  ...{ volume: null, value: null, foreignBuy: null, foreignSell: null, marketCap: 90_000 },
});
const rowsWith = (figures: ScreenFigures | undefined) => [
  screenedOf(quote('FPT', 70), figures),
  screenedOf(quote('HPG', 30), figures),
  screenedOf(quote('NEW', null), figures),
];
const board = boardColumnsOf([quote('FPT', 70), quote('NEW', null)]);
const all: LoadedInputs = { board, figures: true, signals: true };
const lookups = {
  lists: new Map([['mine', new Set(['HPG'])]]),
  signals: new Map([['FPT', ['BREAK_OUT']]]),
};

/** Who meets each filter: its conditions, and the symbols, where it is evaluated. */
const met = (
  conditions: readonly string[],
  loaded: LoadedInputs,
  { figures, lists = lookups.lists }: { figures?: ScreenFigures; lists?: typeof lookups.lists } = {},
) => {
  const filters = conditions.map((each) => ({ id: each, name: each, conditions: each, watchedSince: 'x' }));
  const found = metFilters(filters, rowsWith(figures), { lookups: { ...lookups, lists }, loaded });
  return Object.fromEntries(found.map(({ watch, symbols }) => [watch.split(' ')[1]!, symbols]));
};

describe('the filters that are watched', () => {
  it('are met by the symbols that meet all conditions; what is not known of a symbol meets none', () => {
    expect(met(['price.20,_', 'price._,50*sector.Thép', 'sector.Dầu'], all)).toEqual({
      'price.20,_': ['FPT', 'HPG'],
      'price._,50*sector.Thép': ['HPG'],
      'sector.Dầu': [],
    });
    expect(met(['pe._,10', 'pe._,10*price._,50'], all, { figures: { pe: 9 } })).toEqual({
      'pe._,10': ['FPT', 'HPG', 'NEW'],
      'pe._,10*price._,50': ['HPG'],
    });
  });

  it('are not evaluated while what they compare is on its way: all symbols would enter when it comes', () => {
    const filters = ['price.20,_', 'rsi._,30', 'marketCap.1000,_', 'list.mine', 'signal.BREAK_OUT'];
    const loading = { board, figures: false, signals: false };
    expect(Object.keys(met(filters, loading, { lists: new Map() }))).toEqual(['price.20,_']);
    expect(met(['list.mine', 'signal.BREAK_OUT'], all)).toEqual({
      'list.mine': ['HPG'],
      'signal.BREAK_OUT': ['FPT'],
    });
  });

  it('are not evaluated while one of their lists is gone: all its symbols would enter when it comes back', () => {
    const lists = new Map([['other', new Set(['FPT'])]]);
    const filters = ['list.mine', 'list.other', 'list.other,mine'];
    expect(met(filters, all, { lists })).toEqual({ 'list.other': ['FPT'] });
    expect(Object.keys(met(filters, all, { lists: new Map([...lists, ...lookups.lists]) }))).toEqual(filters);
  });

  it('are not evaluated where the server has no figures for them; it has a market value on the board', () => {
    expect(met(['pe._,10', 'marketCap.1000,_'], { ...all, figures: null })).toEqual({
      'marketCap.1000,_': ['FPT', 'HPG', 'NEW'],
    });
  });

  it('are not evaluated by what a feed without quotes lacks, and are known not to be', () => {
    const listing = boardColumnsOf([quote('NEW', null)]);
    const filters = ['sector.Thép', 'price.20,_', 'ma20.above', 'foreign1.0,_', 'value.1,_'];
    expect(Object.keys(met(filters, { ...all, board: listing }, { figures: { ma20: 9 } }))).toEqual([
      'sector.Thép',
    ]);
    const watchable = filters.filter((each) =>
      isWatchable(readConditions(each).conditions, { board: listing, figures: true }),
    );
    expect(watchable).toEqual(['sector.Thép']);
  });
});

describe('the symbols that enter a filter', () => {
  const [ONE, TWO] = ['2026-08-27T03:01:00Z', '2026-08-27T03:02:00Z'] as const;
  const cheap = (...symbols: string[]) => ({ watch: 'cheap', symbols });
  const known = { cheap: { at: ONE, symbols: ['FPT'] } };

  it('are none where nothing is known of it: watching begins', () => {
    expect(enterFilters({}, [cheap('FPT'), { watch: 'liquid', symbols: [] }], ONE)).toEqual({
      entries: [],
      known: { ...known, liquid: { at: ONE, symbols: [] } },
    });
  });

  it('are those that did not meet it before, with the instant of that', () => {
    expect(enterFilters(known, [cheap('FPT', 'HPG')], TWO)).toEqual({
      entries: [{ watch: 'cheap', symbol: 'HPG', since: ONE }],
      known: { cheap: { at: TWO, symbols: ['FPT', 'HPG'] } },
    });
  });

  it('are those that have left it and come back; one that stays has not entered', () => {
    const left = enterFilters(known, [cheap()], TWO);
    expect(left).toEqual({ entries: [], known: { cheap: { at: TWO, symbols: [] } } });
    expect(enterFilters(left.known, [cheap('FPT')], ONE).entries).toMatchObject([
      { symbol: 'FPT', since: TWO },
    ]);
    expect(enterFilters(known, [cheap('FPT')], TWO).entries).toEqual([]);
  });

  it('are those of that filter alone: one that is not evaluated stays as it was known', () => {
    expect(enterFilters(known, [{ watch: 'liquid', symbols: ['HPG'] }], TWO)).toEqual({
      entries: [],
      known: { ...known, liquid: { at: TWO, symbols: ['HPG'] } },
    });
  });
});
