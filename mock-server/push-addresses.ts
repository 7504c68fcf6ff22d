import { isFilled, isRecord } from './http';

/** Where a browser receives pushes, as `PushSubscription.toJSON` has it. */
export type PushAddress = {
  readonly endpoint: string;
  readonly keys: { readonly p256dh: string; readonly auth: string };
};

/** Whoever sends requests an address that a client has named: only those of the browsers' push services, over https, are accepted. */
const SERVICES =
  /^https:\/\/(?:fcm\.googleapis\.com|updates\.push\.services\.mozilla\.com|[\w-]+\.notify\.windows\.com|[\w-]+\.push\.apple\.com)\/./;

/** The addresses of each person, kept while the server runs; without a key none is offered. */
export function createPushAddresses(publicKey: string | null = null) {
  const byEndpoint = new Map<string, { person: string; address: PushAddress }>();
  return {
    publicKey,

    /** An address belongs to whoever has registered it last. */
    add: (person: string, address: PushAddress): void =>
      void byEndpoint.set(address.endpoint, { person, address }),

    /** Removes an address; that of another person stays. */
    remove(person: string, endpoint: string): void {
      if (byEndpoint.get(endpoint)?.person === person) byEndpoint.delete(endpoint);
    },

    /** The people who have any, each with theirs. */
    all(): ReadonlyMap<string, readonly PushAddress[]> {
      const all = new Map<string, PushAddress[]>();
      for (const { person, address } of byEndpoint.values()) {
        all.set(person, [...(all.get(person) ?? []), address]);
      }
      return all;
    },
  };
}

export type PushAddresses = ReturnType<typeof createPushAddresses>;

/** Reads the address of a request's body; null for one that is not a push service's, or has no keys to encrypt with. */
export function parsePushAddress({ endpoint, keys }: Readonly<Record<string, unknown>>): PushAddress | null {
  const { p256dh, auth } = isRecord(keys) ? keys : {};
  const hasKeys = isFilled(p256dh) && isFilled(auth);
  // Only as a URL parser writes it, as browsers do: `url.parse` may read another host in any other spelling.
  const parsed = isFilled(endpoint) && URL.canParse(endpoint) ? new URL(endpoint) : null;
  if (!hasKeys || !parsed || parsed.href !== endpoint || !SERVICES.test(parsed.href)) return null;
  return { endpoint: endpoint as string, keys: { p256dh, auth } };
}
