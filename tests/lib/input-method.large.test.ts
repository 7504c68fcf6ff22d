// @module-tag P35
import { describe, expect, it } from 'vitest';
import { typedWith } from '../../src/lib/input-method';
import { keysOfValues } from '../../src/lib/keys-after';
import { rawKeysOf } from '../../src/lib/raw-keys';
import { keyings, valuesOf } from '../support/keyed';

const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
const DIGITS = [...'0123456789'];

/** Every ticker of three letters, and those that end in a digit. */
const tickers = LETTERS.flatMap((first) =>
  LETTERS.flatMap((second) => [...LETTERS, ...DIGITS].map((third) => first + second + third)),
);

/** Those of which the history is tried. */
const some = tickers.filter((_, at) => at % 17 === 0);

const METHODS = ['telex', 'vni'] as const;

describe('any ticker of three signs', () => {
  it.each(METHODS)(
    'is among the keys of the word that it becomes (%s)',
    (method) => {
      const missing = tickers.filter((ticker) => {
        const shown = typedWith(method, ticker);
        return shown !== ticker && !rawKeysOf(shown).includes(ticker);
      });
      expect(missing).toEqual([]);
    },
    60_000,
  );

  it.each(keyings(METHODS))(
    'is the only one of its method by what its field went through (%s, %s)',
    (method, engine) => {
      const wrong = some.flatMap((ticker) => {
        if (typedWith(method, ticker) === ticker) return [];
        const found = keysOfValues(valuesOf(method, ticker, engine)).filter(
          (keys) => keys.length === 3 && typedWith(method, keys) === typedWith(method, ticker),
        );
        return found.join() === ticker ? [] : [[ticker, found]];
      });
      expect(wrong).toEqual([]);
    },
    120_000,
  );
});

describe('the pairs of listed tickers of which Telex makes one word', () => {
  const PAIRS = ['AAS ASA', 'AAT ATA', 'AMS ASM', 'APS ASP', 'AST ATS', 'DDH DHD', 'DDN DND', 'IST ITS'];

  it.each(PAIRS)('%s: both by the word alone, one by its history', (pair) => {
    const both = pair.split(' ');
    const [word, other] = both.map((ticker) => typedWith('telex', ticker));
    expect(word).toBe(other);
    expect(rawKeysOf(word!)).toEqual(expect.arrayContaining(both));
    for (const ticker of both) {
      const found = keysOfValues(valuesOf('telex', ticker, 'replacing'));
      expect(found.filter((keys) => both.includes(keys))).toEqual([ticker]);
    }
  });
});
