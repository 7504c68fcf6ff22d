import { compareTexts } from '../../market/by-text';
import { netSide } from '../../market/net';
import type { StockGroup } from './useWhaleView';
import type { StockFlowFragment } from './whale.generated';

export type StockNet = { symbol: string; net: number };

const MOST = 8;

/** Sorts stocks by a group's absolute net value; those without a value last. */
export function byLargest(symbols: readonly StockFlowFragment[], group: StockGroup): StockFlowFragment[] {
  const size = (stock: StockFlowFragment) => (stock[group] === null ? -1 : Math.abs(stock[group]));
  return [...symbols].sort((a, b) => size(b) - size(a) || compareTexts(a.symbol, b.symbol));
}

/** The stocks with the largest net buying and selling, and the common scale of both. */
export function topStocks(symbols: readonly StockFlowFragment[], group: StockGroup) {
  const all = byLargest(symbols, group).flatMap((stock): StockNet[] => {
    const net = stock[group];
    return net === null ? [] : [{ symbol: stock.symbol, net }];
  });
  const most = (side: 'buy' | 'sell') => all.filter(({ net }) => netSide(net, 1) === side).slice(0, MOST);
  return { bought: most('buy'), sold: most('sell'), scale: Math.abs(all[0]?.net ?? 0) };
}
