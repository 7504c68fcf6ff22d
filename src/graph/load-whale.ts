import { nullIfNotFound } from '../rest/errors';
import { apiPaths, stockFlowPath } from '../rest/paths';
import type { Sources } from './backend';
import { readSymbol } from './readers/instrument';
import { readWhale } from './readers/whale';

/** The net buying of the market; null where the server lacks the call. */
export async function loadWhale(api: Sources['api']) {
  const response = await api.get(apiPaths.whale).catch(nullIfNotFound);
  return response === null ? null : readWhale(response);
}

/** The net buying of a symbol on its newest days; null where the server lacks the call or does not know the symbol. */
export async function loadStockFlow(api: Sources['api'], symbol: string, days: number) {
  const ticker = readSymbol(symbol);
  if (ticker === null) return null;
  const response = await api.get(stockFlowPath(ticker, days)).catch(nullIfNotFound);
  const flow = response === null ? null : readWhale(response);
  // A server that does not know the parameter sends the whole market.
  const isOfStock = flow?.symbols.every((stock) => stock.symbol === ticker) ?? false;
  return flow && isOfStock ? flow.days.slice(-days) : null;
}
