import { describe, expect, it } from 'vitest';
import { exchangeOf } from '../../src/market/exchange';

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
