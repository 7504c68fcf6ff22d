import { asRecord } from '../../lib/json';
import { RestError } from '../../rest/errors';
import type { LoadOptions, Send } from '../../rest/queue';
import type { FeedOptions, SendTo } from '../load-order';
import { isRefusal } from './refusal';

export type Request = (path: string, send: Send, options: LoadOptions) => Promise<unknown>;

/** What a load has of which symbols: `of` is the same for loads that can be sent as one. */
type Named = { readonly symbols: readonly string[]; readonly of: string };

/** Loads that one request can answer. */
export type SharedCall = {
  /** The symbols that a path names; null where it is not such a load. */
  readonly read: (path: string) => Named | null;
  readonly pathOf: (named: Named) => string;
  /** How many symbols a request may name; no load is sent with another where they are fewer than two. */
  readonly most: (session: object) => number;
  /** The response for some symbols, out of that for all; fails with a `refused` where it has none of them. */
  readonly part: (symbols: readonly string[], all: readonly string[], response: unknown) => unknown;
};

type Member = Named & {
  readonly path: string;
  readonly send: (path: string) => Promise<unknown>;
  readonly settle: (response: Promise<unknown>) => void;
};

/** How long a load waits for others, in ms: panels that are refreshed together do not request in one task. */
const WINDOW = 10;

/**
 * Sends the loads of a call that begin at about the same time as one request for all their symbols; each gets its own part. Where
 * a feed refuses such a request, each of its loads is sent by itself, and so is every load from then on.
 */
export function shareLoads(request: Request, { read, pathOf, most, part }: SharedCall) {
  let members: Member[] = [];
  let isApart = false;

  const sendTogether = (session: object) => {
    const groups = groupsOf(members, most(session));
    members = [];
    for (const group of groups) {
      const all = [...new Set(group.flatMap(({ symbols }) => symbols))].sort();
      const whole = group.find(({ symbols }) => symbols.length === all.length);
      const path = whole?.path ?? pathOf({ symbols: all, of: group[0]!.of });
      for (const member of group) member.settle(sendIn({ all, path }, member));
    }
  };

  const sendIn = async (
    together: { all: readonly string[]; path: string },
    { path, symbols, send }: Member,
  ): Promise<unknown> => {
    if (path === together.path) return send(path);
    try {
      const response = await send(together.path);
      if (asRecord(response)?.['s'] === 'error') throw new RestError('refused', { status: 200 });
      return part(symbols, together.all, response);
    } catch (error) {
      if (!isRefusal(error)) throw error;
      isApart = true;
      return send(path);
    }
  };

  /** Sends a load; undefined where it is not one of the call, or none is sent with another. */
  return (path: string, sendTo: SendTo, { session, ...options }: FeedOptions) => {
    const named = isApart || most(session) < 2 ? null : read(path);
    if (named === null) return undefined;
    const send = (address: string) => request(address, (signal) => sendTo(address, signal), options);
    return new Promise<unknown>((settle) => {
      members.push({ ...named, path, send, settle });
      if (members.length === 1) setTimeout(() => sendTogether(session), WINDOW);
    });
  };
}

/** Loads that can be sent as one, with no more symbols than that. */
function groupsOf(members: readonly Member[], most: number): readonly Member[][] {
  const groups: { members: Member[]; symbols: ReadonlySet<string> }[] = [];
  for (const member of members) {
    const open = groups.findLast((group) => group.members[0]!.of === member.of);
    const all = new Set([...(open?.symbols ?? []), ...member.symbols]);
    if (open && all.size <= most) {
      open.members.push(member);
      open.symbols = all;
    } else groups.push({ members: [member], symbols: new Set(member.symbols) });
  }
  return groups.map((group) => group.members);
}
