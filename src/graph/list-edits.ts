import { asRecord } from '../lib/json';
import { listQuote } from '../market/quote';
import { aboutField, pathSegment, RestError } from '../rest/errors';
import type { Sources } from './backend';
import { isOwnList } from './list-ids';
import { decodeId } from './readers/ids';
import { readInstrumentRow, readSymbol } from './readers/instrument';
import type { Instrument, MutationAddSymbolArgs, MutationDeleteSymbolArgs } from './resolvers.types';

const ownListEdits = () => import('./desk/own-list-edits');

/** Adds a symbol to a list, the server's or one of one's own; returns the new row. */
export async function addSymbol(args: MutationAddSymbolArgs, sources: Sources): Promise<Instrument> {
  const symbol = requireSymbol(args);
  if (isOwnList(args.watchlistId)) return (await ownListEdits()).addToOwnList({ ...args, symbol }, sources);
  const watchlistId = decodeId(args.watchlistId);
  const response = sources.api.post('api/watchlists/add_symbol', { watchlistId, symbol });
  const row = asRecord(await response.catch(aboutField({ 404: 'symbol', 409: 'symbol' })));
  const { price = null, ...known } = (row && readInstrumentRow(row)) ?? { symbol };
  return { ...known, quote: listQuote(price) };
}

/** Removes a symbol from a list; returns it. */
export async function deleteSymbol(args: MutationDeleteSymbolArgs, sources: Sources): Promise<string> {
  const symbol = requireSymbol(args);
  if (isOwnList(args.watchlistId))
    return (await ownListEdits()).removeFromOwnList({ ...args, symbol }, sources);
  const id = pathSegment(String(decodeId(args.watchlistId)));
  await sources.api.post(`api/watchlists/delete_symbol/${id}/${pathSegment(symbol)}`);
  return symbol;
}

function requireSymbol({ symbol }: { symbol: string }): string {
  const ticker = readSymbol(symbol);
  if (ticker === null) throw new RestError('invalid');
  return ticker;
}
