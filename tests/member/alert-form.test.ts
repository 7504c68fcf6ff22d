import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { firesAtOnce, suggestedPrice, typedAlertOf } from '../../src/member/alerts/alert-form';

const quote = (price: number) => ({ price, changePercent: 2 });
const typed = (changes: object) => ({ ...typedAlertOf({ symbol: 'FPT' }), ...changes });

describe('the price that an alert begins with', () => {
  it.each([
    ['ABOVE', 68.4, '69.10'],
    ['BELOW', 68.4, '67.70'],
    ['ABOVE', 100, '101.00'],
    ['BELOW', 100, '99.00'],
    ['ABOVE', 9.96, '10.10'],
    ['ABOVE', 1280.52, '1,293.40'],
    ['BELOW', 0.1, ''],
    ['CHANGE', 68.4, ''],
    ['ABOVE', null, ''],
  ])('%s %s is %j: one percent beyond, on a tick of every exchange', (kind, price, expected) => {
    expect(suggestedPrice(kind, price)).toBe(expected);
  });

  it('does not fire as it is saved, whatever the price', () => {
    const kinds = fc.constantFrom('ABOVE', 'BELOW');
    const prices = fc.integer({ min: 200, max: 3_000_000 }).map((vnd) => vnd / 1_000);
    fc.assert(
      fc.property(kinds, prices, (kind, now) => {
        const price = suggestedPrice(kind, now);
        expect(Math.round(Number(price.replace(',', '')) * 1_000) % 100).toBe(0);
        expect(firesAtOnce(typed({ kind, price }), quote(now))).toBe(false);
      }),
      { seed: 2026 },
    );
  });
});

describe('an alert that is typed', () => {
  it.each([
    [{ kind: 'ABOVE', price: '68.4' }, true],
    [{ kind: 'ABOVE', price: '68,45' }, false],
    [{ kind: 'BELOW', price: '68400' }, true],
    [{ kind: 'BELOW', price: '68.3' }, false],
    [{ kind: 'CHANGE', percent: '2' }, true],
    [{ kind: 'CHANGE', percent: '+2.01' }, false],
    [{ kind: 'CHANGE', percent: '-2' }, false],
    [{ kind: 'ABOVE', price: 'x' }, false],
    [{ kind: 'SIGNAL', price: '1' }, false],
  ])('%o fires at once at 68.40 and +2 %%: %s', (changes, expected) => {
    expect(firesAtOnce(typed(changes), quote(68.4))).toBe(expected);
  });
});
