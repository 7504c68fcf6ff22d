import { describe, expect, it } from 'vitest';
import { joinLineSymbols } from '../../src/lib/line-symbols';

const named = (count: number, prefix: string) => Array.from({ length: count }, (_, i) => `${prefix}${i}`);

describe('what one line carries for several', () => {
  it('is each symbol once, in alphabetical order, and the order books of any', () => {
    const all = [
      { symbols: ['VNM', 'FPT'], depth: ['VNM'] },
      { symbols: ['FPT', 'HPG'], depth: ['FPT'] },
    ];
    expect(joinLineSymbols(all)).toEqual({ symbols: ['FPT', 'HPG', 'VNM'], depth: ['FPT', 'VNM'] });
  });

  it('is the whole listing where one follows it, and where together they name more than 200', () => {
    const some = { symbols: named(150, 'A'), depth: [] };
    const others = { symbols: named(51, 'B'), depth: [] };
    expect(joinLineSymbols([some, { symbols: 'ALL', depth: [] }]).symbols).toBe('ALL');
    expect(joinLineSymbols([some, others]).symbols).toBe('ALL');
    expect(joinLineSymbols([some, { ...others, symbols: named(50, 'B') }]).symbols).toHaveLength(200);
  });

  it('has five order books at most, which is what a server accepts', () => {
    expect(joinLineSymbols([{ symbols: [], depth: named(6, 'A') }]).depth).toEqual(named(5, 'A'));
  });
});
