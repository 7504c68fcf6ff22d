import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { patchedDesk } from '../../mock-server/patched-desk';
import type { SavedDesk } from '../../mock-server/saved-state.shape';
import { differenceOf } from '../../src/graph/desk/difference';
import { withChange, type DeskDocument } from '../../src/graph/desk/document';
import { empty, lot, purchase } from '../support/graph/desk';
import { randomRuns } from '../support/machines/cases';

const asSent = <Value>(value: Value) => JSON.parse(JSON.stringify(value)) as Value;

/** What the mock backend makes of a document by the difference of another from it. */
function patched(before: DeskDocument, after: DeskDocument) {
  const difference = differenceOf(before, after);
  return difference && patchedDesk(asSent(before) as SavedDesk, asSent(difference));
}

const row = fc.record({
  id: fc.constantFrom('a', 'b', 'c', 'd', 'e', 7, '7'),
  symbol: fc.string(),
  n: fc.nat(2),
});
const unidentified = fc.record({ symbol: fc.constantFrom('x', 'y') });
const rows = fc.uniqueArray(row, { selector: ({ id }) => id });
const mixed = fc
  .tuple(rows, fc.array(fc.nat(6)), fc.array(unidentified, { maxLength: 2 }))
  .map(([known, places, others]) =>
    others.reduce<object[]>((list, other, i) => list.toSpliced(places[i] ?? 0, 0, other), known),
  );
const documentOf = (list: fc.Arbitrary<object[]>): fc.Arbitrary<DeskDocument> =>
  fc.record(
    {
      ...{ version: fc.constant(3), trades: list, alerts: list, notes: list, lines: list },
      ...{ settings: fc.dictionary(fc.constantFrom('capital', 'risk'), fc.nat()), forms: list, flows: list },
    },
    { requiredKeys: ['version', 'trades', 'alerts', 'notes', 'lines', 'settings'] },
  ) as fc.Arbitrary<DeskDocument>;

describe('the difference of two documents', () => {
  it('makes the one of the other, in its order, whatever rows are new, changed, gone or moved', () => {
    const property = fc.property(documentOf(rows), documentOf(rows), (before, after) => {
      // A list that is gone cannot be said.
      const next = { ...asSent(before), ...asSent(after) };
      expect(patched(before, next)).toEqual(next);
    });
    fc.assert(property, randomRuns);
  });

  it('makes it also where rows have no id, or says that it cannot', () => {
    const property = fc.property(documentOf(mixed), documentOf(mixed), (before, after) => {
      const next = { ...asSent(before), ...asSent(after) };
      const made = patched(before, next);
      expect(made ?? next).toEqual(next);
    });
    fc.assert(property, randomRuns);
  });

  it('can be said of every change that the product makes of documents whose rows have ids', () => {
    const id = fc.constantFrom('a', 'b', 'c', 'd', 'e', 'FPT');
    const ids = fc.uniqueArray(id, { maxLength: 3 });
    const change = fc.record(
      {
        trades: ids.map((all) => all.map(purchase)),
        forms: ids.map((all) => all.map((each) => ({ id: each }))),
        ignored: ids,
        notes: ids.map((all) => all.map((each) => ({ id: each, text: 'x' }))),
        lists: ids.map((all) => all.map((each) => ({ id: `own:${each}`, symbols: ['FPT'] }))),
        removed: fc.record({ trades: ids, forms: ids, notes: ids }, { requiredKeys: [] }),
      },
      { requiredKeys: [] },
    );
    const textIds = fc.uniqueArray(fc.record({ id }), { selector: (each) => each.id });
    const property = fc.property(documentOf(textIds), change, (before, made) => {
      const next = asSent(withChange(before, made));
      expect(patched(before, next)).toEqual(next);
    });
    fc.assert(property, randomRuns);
  });

  it('has the rows that are changed, new and gone, and those that move to the end in both', () => {
    const before = { ...empty, forms: [{ id: 'f' }, { id: 'g' }], trades: [lot('a'), lot('b'), lot('c')] };
    const after = {
      ...before,
      forms: [{ id: 'g' }, { id: 'f', unit: 'dong' }],
      trades: [lot('b', { note: 'x' }), lot('c'), lot('d')],
      settings: { capital: 1 },
    };
    expect(differenceOf(before, after)).toEqual({
      version: 0,
      set: {
        trades: [lot('b', { note: 'x' }), lot('d')],
        forms: [{ id: 'f', unit: 'dong' }],
        settings: { capital: 1 },
      },
      remove: { trades: ['a'], forms: ['f'] },
    });
  });

  it.each([
    ['an id stands twice', { trades: [lot('a'), lot('a')] }, { trades: [lot('a')] }],
    ['a row without an id is gone', { trades: [{ symbol: 'FPT' }] }, { trades: [] }],
    ['a row without an id has changed', { trades: [{ symbol: 'FPT' }] }, { trades: [{ symbol: 'VNM' }] }],
    ['a list was none', { flows: 'x' as never }, { flows: [] }],
    ['a list is gone', { flows: [] }, { flows: undefined as never }],
  ])('cannot be said where %s', (_, before, after) => {
    expect(differenceOf({ ...empty, ...before }, { ...empty, ...after })).toBeNull();
  });

  it('is at most 2 KB for one row among 10,000 trades', () => {
    const before = { ...empty, trades: Array.from({ length: 10_000 }, (_, i) => lot(`t${i}`)) };
    const bytes = (change: Parameters<typeof withChange>[1]) =>
      new TextEncoder().encode(JSON.stringify(differenceOf(before, withChange(before, change)))).length;
    const full = {
      ...{ ...purchase('t5000'), note: 'Vượt đỉnh '.repeat(50).slice(0, 500), account: 'x'.repeat(60) },
      ...{ stop: 65_000, target: 80_000, signalDay: '2026-08-19', feePaid: 1 },
      signalKind: 'BREAK_OUT' as const,
    };
    expect(bytes({ trades: [full] })).toBeLessThan(2_048);
    expect(bytes({ trades: [{ ...full, id: 'new' }] })).toBeLessThan(2_048);
    expect(bytes({ removed: { trades: ['t0'] } })).toBeLessThan(100);
  });
});
