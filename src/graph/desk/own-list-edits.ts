import { asRecord } from '../../lib/json';
import { asLine } from '../../lib/text';
import type { Sources } from '../backend';
import { nullIf } from '../feed-reason';
import { readName } from '../readers/instrument';
import { symbolsPath } from '../resolvers/instrument';
import type { Instrument, MutationAddSymbolArgs, MutationDeleteSymbolArgs } from '../resolvers.types';
import { MOST_LISTED, symbolsOf } from './own-lists';
import { deskOf } from './session-desk';

/** Why a symbol is not added to a list of one's own. */
type Refusal = 'unknownSymbol' | 'listedSymbol' | 'fullList';

/** An edit of a list of one's own that cannot be; like a server's refusal it may be about the symbol. */
class OwnListError extends Error {
  readonly extensions: { readonly kind: Refusal; readonly field: 'symbol' };
  constructor(kind: Refusal) {
    super(kind);
    this.extensions = { kind, field: 'symbol' };
  }
}

/**
 * Adds a symbol that the feed knows to a list of one's own, at its end; returns the new row. One that comes back to a place,
 * before another one or null for the end, was in the list and is not looked up in the feed, which may not know it any more.
 */
export async function addToOwnList(
  { watchlistId, symbol, before }: MutationAddSymbolArgs,
  sources: Sources,
): Promise<Instrument> {
  const { lists } = await deskOf(sources).load(sources);
  const list = lists.find(({ id }) => id === watchlistId);
  const symbols = list ? symbolsOf(list) : [];
  if (symbols.includes(symbol)) throw new OwnListError('listedSymbol');
  if (symbols.length >= MOST_LISTED) throw new OwnListError('fullList');
  const name = before === undefined ? await nameOf(symbol, sources) : null;
  const moved = before == null ? null : { symbol, before };
  await deskOf(sources).change({ lists: [{ id: watchlistId, added: [symbol], moved }] }, sources);
  return { symbol, name };
}

/** Removes a symbol from a list of one's own; returns it. */
export async function removeFromOwnList(
  { watchlistId, symbol }: MutationDeleteSymbolArgs,
  sources: Sources,
): Promise<string> {
  await deskOf(sources).change({ lists: [{ id: watchlistId, removed: [symbol] }] }, sources);
  return symbol;
}

/** For `catch` on a name, without which a symbol is added all the same. */
const nullIfUnsaid = nullIf('LACKS', 'REFUSED', 'UNREADABLE');

/** The company's name; of a symbol that the feed does not know nothing is added. */
async function nameOf(symbol: string, { feed }: Sources): Promise<string | null> {
  const about = asRecord(await feed(symbolsPath(symbol)).catch(nullIfUnsaid));
  if (about?.['s'] === 'error') throw new OwnListError('unknownSymbol');
  return readName(about?.['description'], symbol) ?? asLine(about?.['full_name']);
}
