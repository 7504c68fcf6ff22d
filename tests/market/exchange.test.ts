import { describe, expect, it } from 'vitest';
import { exchangeOf, securityKindOf } from '../../src/market/exchange';

describe('the exchange a source names', () => {
  it.each([
    ['HOSE', 'HOSE'],
    ['hose', 'HOSE'],
    ['HSX', 'HOSE'],
    [' hsx ', 'HOSE'],
    ['HNX', 'HNX'],
    ['UPCOM', 'UPCOM'],
    ['UPCoM', 'UPCOM'],
  ])('%j is %s', (text, exchange) => {
    expect(exchangeOf(text)).toBe(exchange);
  });

  it.each(['', 'NYSE', 'constructor', '__proto__', null, undefined, 7, ['HOSE']])('%j is none', (text) => {
    expect(exchangeOf(text)).toBeNull();
  });
});

describe('the kind of a security', () => {
  it.each([
    ['HPG', 'stock'],
    ['A32', 'stock'],
    ['E1VFVN30', 'etf'],
    ['FUEVFVND', 'etf'],
    ['VNINDEX', null],
    ['CHPG2521', null],
    ['VN30F1M', null],
    ['hpg', null],
  ])('%s is %s', (symbol, kind) => {
    expect(securityKindOf(symbol)).toBe(kind);
  });
});
