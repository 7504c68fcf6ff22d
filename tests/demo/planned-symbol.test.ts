import { expect, it } from 'vitest';
import { plannedSymbol } from '../../src/demo/planned-symbol';

it.each([
  ['the newest whose plan stands', [['A', 'sell'], ['B'], ['C', 'hold'], ['D', 'buy']], 'C'],
  ['the newest where no plan stands', [['A', 'sell'], ['B']], 'A'],
  ['a large one where there is no signal', [], 'FPT'],
])('the symbol on whose page a plan is shown is %s', (_, rows, symbol) => {
  const signals = rows.map(([name = '', action]) => ({ symbol: name, ...(action && { action }) }));
  expect(plannedSymbol(signals)).toBe(symbol);
});
