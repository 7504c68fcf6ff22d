// @module-tag P35
import { describe, expect, it } from 'vitest';
import { hasMarks, typedWith } from '../../src/lib/input-method';
import { keysOfValues } from '../../src/lib/keys-after';
import { rawKeysOf } from '../../src/lib/raw-keys';
import { universe } from '../../mock-server/listing/universe';
import { changedTickers, keyings, valuesOf } from '../support/keyed';

const METHODS = ['telex', 'vni'] as const;
const symbols = universe.map(({ symbol }) => symbol);
const shares = universe.filter(({ kind }) => kind === 'stock').map(({ symbol }) => symbol);
const isListed = (keys: string) => symbols.includes(keys);

describe('what an input method shows', () => {
  it.each([
    ['telex', 'MWG', 'MƯG'],
    ['telex', 'VEF', 'VÈ'],
    ['telex', 'DDV', 'ĐV'],
    ['telex', 'AAS', 'Ấ'],
    ['telex', 'IFS', 'Í'],
    ['telex', 'AAA', 'AA'],
    ['telex', 'DWS', 'DỨ'],
    ['telex', 'POW', 'PƠ'],
    ['telex', 'VWW', 'VW'],
    ['telex', 'HOAZ', 'HOAZ'],
    ['telex', 'HOAFZ', 'HOA'],
    ['telex', 'FPT', 'FPT'],
    ['telex', 'gex', 'GẼ'],
    ['vni', 'VE2', 'VÈ'],
    ['vni', 'A32', 'À'],
    ['vni', 'SD9', 'SĐ'],
    ['vni', 'A11', 'A1'],
    ['vni', 'VN30', 'VN30'],
    ['vni', 'MWG', 'MWG'],
    ['none', 'VEF', 'VEF'],
  ] as const)('(%s) for %s is %s', (method, keys, shown) => {
    expect(typedWith(method, keys)).toBe(shown);
  });

  it('is another word for 32 tickers of the demo under Telex, and for no share under VNI', () => {
    expect(changedTickers()).toHaveLength(32);
    expect(shares.filter((symbol) => typedWith('vni', symbol) !== symbol)).toEqual([]);
  });
});

describe('the keys of a word', () => {
  it.each([
    ['GẼ', 'GEX GE4'],
    ['vè', 'VEF VE2'],
    ['MƯG', 'MWG MUG7 MU7G'],
    ['ÁM', 'AMS ASM AM1 A1M'],
    ['SĐ', 'SDD SD9'],
    ['Ấ'.normalize('NFD'), 'AAS ASA A16 A61'],
    ['AA', 'AA AAA'],
    ['AS', 'AS ASS'],
    ['HPG', 'HPG'],
    ['HOÀ', 'HOAF HOFA HOA2 HO2A'],
    ['HÒA', 'HOAF HOFA HOA2 HO2A'],
  ])('%s are all that show it, the fewest first', (word, keys) => {
    expect(rawKeysOf(word).join(' ')).toBe(keys);
  });

  it('Í are also those of which one has replaced another', () => {
    expect(rawKeysOf('Í')).toEqual(expect.arrayContaining(['IS', 'I1', 'IFS', 'IRS', 'I21']));
  });

  it.each(['', ' ', 'A B', 'Ñ', 'ÁÁ', '漢', 'NGHIÊNGNGHIÊNG', '<b>'])('%j are none', (word) => {
    expect(rawKeysOf(word)).toEqual([]);
  });

  it.each(METHODS)('of each ticker of the demo are among them (%s)', (method) => {
    const all = method === 'telex' ? symbols : shares;
    expect(all.filter((symbol) => !rawKeysOf(typedWith(method, symbol)).includes(symbol))).toEqual([]);
  });

  it('are found for the longest word in a moment', () => {
    const before = performance.now();
    rawKeysOf('NGHIÊNGỪƠẤ');
    rawKeysOf('ƯƯƯƯƯƯƯƯƯƯ');
    expect(performance.now() - before).toBeLessThan(500);
  });
});

describe('the keys by which a field came to its text', () => {
  it.each([
    ['A Á ÁM', 'ASM A1M'],
    ['A AM ÁM', 'AMS AM1'],
    ['A  Á ÁM', 'ASM A1M'],
    ['A AM A  Á ÁM', 'AMS AM1'],
    ['A AA', 'AA'],
    ['A Â AA', 'AAA AA'],
    ['M MƯ MWG', 'MWG'],
    ['M MƯ MƯG MWG', 'MWGW MWG'],
    ['V VE VEF VE VÈ', 'VEF VE2'],
    ['G GE GẼ GẼM GẼ', 'GEX GE4'],
    ['ÁM', 'AMS ASM AM1 A1M'],
    ['H HP HPG', 'HPG'],
    ['h hp hpg', 'HPG'],
    ['FPT GẼ', 'GEX GE4'],
  ])('%s are %s', (values, keys) => {
    expect(keysOfValues(values.split(' ')).join(' ')).toBe(keys);
  });

  it('are those of the word alone where it was pasted, and none of several words', () => {
    expect(keysOfValues(['FPT', 'VÈ'])).toEqual(rawKeysOf('VÈ'));
    expect(keysOfValues(['HÒA', 'HÒA P'])).toEqual([]);
  });

  it.each(keyings(METHODS))('name each ticker of the demo alone (%s, %s)', (method, engine) => {
    const wrong = symbols.flatMap((symbol) => {
      const found = keysOfValues(valuesOf(method, symbol, engine)).filter(isListed);
      return found.join() === symbol ? [] : [[symbol, found]];
    });
    expect(wrong).toEqual([]);
  });
});

describe('a letter that no symbol has', () => {
  it.each([
    ['GẼ', true],
    ['ĐV', true],
    ['GEX', false],
    ['A32', false],
    ['ＦＰＴ', true],
  ])('%s: %j', (word, has) => {
    expect(hasMarks(word)).toBe(has);
  });
});
