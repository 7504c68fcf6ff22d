import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { withoutCondition, withCondition, type Condition } from '../../src/market/screen/condition';
import {
  conditionKinds,
  originOf,
  type BoardColumn,
  type ConditionKind,
} from '../../src/market/screen/kinds';
import { conditionsText, readConditions } from '../../src/market/screen/text';
import { withParameters } from '../../src/lib/query';
import { averageKinds, choiceKinds, rangeKinds } from '../support/market/screen-kinds';
import { randomRuns } from '../support/machines/cases';

const range = fc.constantFrom(...rangeKinds).chain((kind) => {
  const [least, greatest] = conditionKinds[kind].limits;
  const end = fc.option(
    fc.double({ min: least, max: greatest, noNaN: true }).map((number) => Number(number.toFixed(4)) + 0),
  );
  return fc
    .tuple(end, end)
    .filter(([from, to]) => from !== null || to !== null)
    .map(([from, to]): Condition => {
      const isTurned = from !== null && to !== null && from > to;
      return isTurned ? { kind, from: to, to: from } : { kind, from, to };
    });
});
const choice = fc.record({
  kind: fc.constantFrom(...choiceKinds),
  values: fc.uniqueArray(fc.string({ minLength: 1, maxLength: 40, unit: 'grapheme' }), {
    minLength: 1,
    maxLength: 8,
  }),
});
const average = fc.record({
  kind: fc.constantFrom(...averageKinds),
  side: fc.constantFrom('above' as const, 'below' as const),
});
const lists = fc.uniqueArray(fc.oneof<fc.Arbitrary<Condition>[]>(range, choice, average), {
  selector: ({ kind }) => kind,
  maxLength: 8,
});

const some: readonly Condition[] = [
  { kind: 'exchange', values: ['HOSE', 'HNX'] },
  { kind: 'rsi', from: null, to: 30 },
  { kind: 'ma20', side: 'above' },
  { kind: 'change', from: -1.5, to: null },
];

const hostile = [
  ...['<img src=x onerror=alert(1)>', "'; DROP TABLE filters; --", '{{brand}}', '$t(app.loading)', '%00%ff'],
  ...['\u0000', '\u202egnp.exe', 'a'.repeat(5_000), '*'.repeat(5_000), '.,.,.,', '~~~', '~3~', '%E0%A4%A'],
  ...['rsi.0x10,_', 'rsi.١٢,_', 'rsi.-0,_', 'constructor.a', 'hasOwnProperty.above', 'rsi.1e400,_'],
];

describe('the text of conditions', () => {
  it('is short, and legible in an address', () => {
    const text = 'exchange.HOSE,HNX*rsi._,30*ma20.above*change.-1.5,_';
    expect(conditionsText(some)).toBe(text);
    expect(withParameters('tab=filter', { filter: text })).toBe(`tab=filter&filter=${text}`);
    expect(readConditions(text)).toEqual({ conditions: some, dropped: [] });
    expect(readConditions('')).toEqual({ conditions: [], dropped: [] });
  });

  it('reads as it was written, and is then written the same', () => {
    const property = fc.property(lists, (conditions) => {
      const text = conditionsText(conditions);
      const query = new URLSearchParams(withParameters('', { filter: text }));
      expect(readConditions(query.get('filter') ?? '')).toEqual({ conditions, dropped: [] });
      expect(conditionsText(readConditions(text).conditions)).toBe(text);
    });
    fc.assert(property, randomRuns);
  }, 600_000);

  it.each([
    ['an unknown kind', 'colour.red'],
    ['no value', 'rsi'],
    ['an empty value', 'exchange.'],
    ['one end', 'rsi.30'],
    ['three ends', 'rsi.1,2,3'],
    ['both ends open', 'rsi._,_'],
    ['turned ends', 'rsi.70,30'],
    ['an end beyond the limits', 'rsi._,101'],
    ['a power of ten', 'price.1e3,_'],
    ['no number', 'price.NaN,_'],
    ['an infinite number', 'price.Infinity,_'],
    ['an unknown side', 'ma20.beside'],
    ['a value twice', 'exchange.HNX,HNX'],
    ['a value that is empty', 'sector.A,,B'],
    ['a name of every object', '__proto__.1,2'],
    ['a method of every object', 'toString.above'],
  ])('drops %s and names it, and keeps the others', (_what, part) => {
    expect(readConditions(`exchange.HOSE*${part}*ma20.above`)).toEqual({
      conditions: [
        { kind: 'exchange', values: ['HOSE'] },
        { kind: 'ma20', side: 'above' },
      ],
      dropped: [part],
    });
  });

  it('drops a second condition of a kind', () => {
    expect(readConditions('rsi._,30*rsi.70,_')).toEqual({
      conditions: [{ kind: 'rsi', from: null, to: 30 }],
      dropped: ['rsi.70,_'],
    });
  });

  it('drops all of a text that no address has room for', () => {
    const text = `sector.${'a,'.repeat(3_000)}`;
    expect(readConditions(text)).toEqual({ conditions: [], dropped: [text] });
    expect(readConditions(`sector.${Array.from({ length: 61 }, (_, i) => i).join()}`).conditions).toEqual([]);
  });

  it('reads any text without failing, and what it reads is written so that it is read again', () => {
    const kinds = fc.constantFrom(...rangeKinds, ...choiceKinds, ...averageKinds, '__proto__', '');
    const damaged = fc
      .array(
        fc.oneof(
          fc.string(),
          fc.tuple(kinds, fc.string()).map(([kind, rest]) => `${kind}.${rest}`),
        ),
      )
      .map((parts) => parts.join('*'));
    const check = (text: string) => {
      const { conditions } = readConditions(text);
      expect(readConditions(conditionsText(conditions))).toEqual({ conditions, dropped: [] });
    };
    fc.assert(fc.property(damaged, check), randomRuns);
    hostile.forEach((attack) => {
      check(attack);
      check(`sector.${attack}*list.${attack}`);
    });
  }, 600_000);
});

describe('a list of conditions', () => {
  it('has one of a kind, which a new one replaces in its place', () => {
    const changed = withCondition(some, { kind: 'rsi', from: 40, to: null });
    expect(conditionsText(changed)).toBe('exchange.HOSE,HNX*rsi.40,_*ma20.above*change.-1.5,_');
    expect(conditionsText(withCondition(changed, { kind: 'ma50', side: 'below' }))).toBe(
      'exchange.HOSE,HNX*rsi.40,_*ma20.above*change.-1.5,_*ma50.below',
    );
    expect(conditionsText(withoutCondition(changed, 'ma20'))).toBe(
      'exchange.HOSE,HNX*rsi.40,_*change.-1.5,_',
    );
  });

  const columns: readonly BoardColumn[] = [
    ...(['exchange', 'sector', 'marketCap', 'price', 'volume', 'foreign'] as const),
  ];
  /** Where the answers come from, in words: a kind and its origin. */
  const originsOf = (kinds: readonly ConditionKind[], board: readonly BoardColumn[], figures: boolean) =>
    kinds.map((kind) => `${kind} ${originOf(kind, { board: new Set(board), figures })}`);

  it('knows which conditions the board alone answers, which take bars, and which a server', () => {
    const kinds = ['list', 'price', 'foreign1', 'rsi', 'ma20', 'marketCap', 'foreign5', 'pe'] as const;
    expect(originsOf(kinds, columns, true)).toEqual([
      ...['list board', 'price board', 'foreign1 board', 'rsi figures', 'ma20 figures'],
      ...['marketCap figures', 'foreign5 figures', 'pe figures'],
    ]);
    expect(originsOf(kinds, columns, false)).toEqual([
      ...['list board', 'price board', 'foreign1 board', 'rsi bars', 'ma20 bars'],
      ...['marketCap board', 'foreign5 null', 'pe null'],
    ]);
  });

  it('takes price and trading from bars where a board has no price, and knows what nothing says', () => {
    const kinds = [...rangeKinds, ...averageKinds, ...choiceKinds];
    const ofBars = ['price', 'change', 'value', 'value20', 'volumeRatio', 'rsi', 'belowHigh', 'aboveLow'];
    const plain = originsOf(kinds, ['exchange'], false);
    expect(plain.filter((each) => each.endsWith(' bars'))).toEqual(
      [...ofBars, 'ma20', 'ma50', 'ma200'].map((kind) => `${kind} bars`),
    );
    expect(plain.filter((each) => each.endsWith(' board'))).toEqual([
      ...['exchange board', 'list board', 'signal board'],
    ]);
    // The server has averages, and no price to compare with them.
    expect(originsOf(['ma50', 'volumeRatio', 'rsi'], [], true)).toEqual([
      ...['ma50 bars', 'volumeRatio bars', 'rsi figures'],
    ]);
    // A board with prices and without volumes.
    expect(originsOf(['value', 'volumeRatio', 'change'], ['price'], false)).toEqual([
      ...['value null', 'volumeRatio null', 'change board'],
    ]);
  });
});
