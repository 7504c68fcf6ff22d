import { asList, asRecord } from '../../lib/json';
import { RestError } from '../../rest/errors';
import type { LoadOptions, Send } from '../../rest/queue';
import type { SendTo } from '../load-order';
import { quotedSymbol } from '../readers/quotes';
import { MAX_SYMBOLS } from './load-quotes';
import { isRefusal } from './refusal';

type Request = (path: string, send: Send, options: LoadOptions) => Promise<unknown>;

/** How long a load waits for others: panels that are refreshed together do not request in one task. */
const WINDOW_MS = 10;

/** The symbols of a load of quotes; null for any other load, an order book's among them. */
function symbolsIn(path: string): readonly string[] | null {
  const [, symbols] = /^quotes\?symbols=([^&]+)$/.exec(path) ?? [];
  return symbols?.split(',').map(decodeURIComponent) ?? null;
}

type Member = {
  readonly path: string;
  readonly symbols: readonly string[];
  readonly send: (path: string) => Promise<unknown>;
  readonly settle: (response: Promise<unknown>) => void;
};

/** All symbols of some loads, and the address that names them: that of the load which has all of them, if one has. */
type Together = { readonly union: readonly string[]; readonly address: string };

/**
 * Sends the loads of `/quotes` that begin at about the same time as one request for all their symbols; each gets the rows of its own. Where
 * a feed refuses such a request, each of its loads is sent by itself, and so is every load from then on.
 */
export function shareQuotes(request: Request) {
  let members: Member[] = [];
  let isApart = false;

  const sendTogether = () => {
    const groups = groupsOf(members);
    members = [];
    for (const group of groups) {
      const union = [...new Set(group.flatMap(({ symbols }) => symbols))].sort();
      const whole = group.find(({ symbols }) => symbols.length === union.length);
      const address = whole?.path ?? `quotes?symbols=${union.map(encodeURIComponent).join(',')}`;
      for (const member of group) member.settle(sendIn({ union, address }, member));
    }
  };

  const sendIn = async ({ union, address }: Together, { path, symbols, send }: Member): Promise<unknown> => {
    if (path === address) return send(path);
    try {
      const response = await send(address);
      if (asRecord(response)?.['s'] === 'error') throw new RestError('refused', { status: 200 });
      return rowsOf(symbols, union, response);
    } catch (error) {
      if (!isRefusal(error)) throw error;
      isApart = true;
      return send(path);
    }
  };

  return (path: string, sendTo: SendTo, options: LoadOptions): Promise<unknown> => {
    const send = (address: string) => request(address, (signal) => sendTo(address, signal), options);
    const symbols = symbolsIn(path);
    if (symbols === null || isApart) return send(path);
    return new Promise((settle) => {
      members.push({ path, symbols, send, settle });
      if (members.length === 1) setTimeout(sendTogether, WINDOW_MS);
    });
  };
}

/** Loads that fit into one address each. */
function groupsOf(members: readonly Member[]): readonly Member[][] {
  const groups: Member[][] = [];
  let named = new Set<string>();
  for (const member of members) {
    const all = new Set([...named, ...member.symbols]);
    const fits = groups.length > 0 && all.size <= MAX_SYMBOLS;
    if (fits) groups.at(-1)!.push(member);
    else groups.push([member]);
    named = fits ? all : new Set(member.symbols);
  }
  return groups;
}

/** A response without the rows of other loads' symbols. */
function rowsOf(symbols: readonly string[], union: readonly string[], response: unknown): unknown {
  const record = asRecord(response);
  const rows = asList(record?.['d']);
  if (!record || !rows) return response;
  const own = new Set(symbols);
  const others = new Set(union.filter((symbol) => !own.has(symbol)));
  return { ...record, d: rows.filter((row) => !others.has(quotedSymbol(asRecord(row)) ?? '')) };
}
