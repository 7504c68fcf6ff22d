import { execute } from 'graphql';
import type { DeskBrowser } from '../../../src/graph/backend';
import type { DeskChange } from '../../../src/graph/resolvers.types';
import { getSchema } from '../../../src/graph/schema';
import { ChangeDeskDocument, DeskDocument } from '../../../src/member/shared/desk.generated';
import { RestError } from '../../../src/rest/errors';
import { memoryStorage } from './memory-storage';

export type Row = Record<string, unknown>;
export type Document = Record<'trades' | 'alerts' | 'notes' | 'lines', Row[]> & {
  version: number;
  settings: Row;
  flows?: Row[];
  lists?: Row[];
  filters?: Row[];
  imports?: Row[];
  forms?: Row[];
};

export const empty: Document = { version: 0, trades: [], alerts: [], notes: [], lines: [], settings: {} };
export const lot = (id: string, changes: Row = {}) => ({
  ...{ id, symbol: 'FPT', side: 'buy', quantity: 100, price: 68.4, date: '2026-08-20' },
  ...changes,
});
export const purchase = (id: string) =>
  ({
    id,
    symbol: 'FPT',
    side: 'BUY',
    quantity: 100,
    price: 68_400,
    day: '2026-08-20',
    isPlanned: false,
  }) as const;
export const deposit = (id: string) => ({ id, day: '2026-08-22', amount: 1_000_000 });
const missing = new RestError('notFound', { status: 404 });

/** A server that keeps one desk and refuses an old version; `meanwhile` runs before each save. */
export function keep(
  document: Document | null,
  meanwhile: (save: (next: Document) => void) => void = () => {},
) {
  let kept = document;
  const calls: string[] = [];
  const api = {
    get: async () => {
      calls.push('GET');
      if (kept === null) throw missing;
      return structuredClone(kept);
    },
    put: async (_path: string, body: unknown): Promise<unknown> => {
      calls.push('PUT');
      meanwhile((next) => (kept = next));
      const sent = body as Document;
      if (sent.version !== kept?.version) throw new RestError('refused', { status: 409 });
      return structuredClone((kept = { ...sent, version: sent.version + 1 }));
    },
    patch: async (_path: string, _body: unknown): Promise<unknown> => {
      throw missing;
    },
    post: () => Promise.reject(new Error('Not expected')),
  };
  return { api, calls, kept: () => kept! };
}

/** One person's session on a server, or on none, in a browser. */
export function open(
  api: ReturnType<typeof keep>['api'],
  storage = memoryStorage(),
  { person = '1', ...own }: { person?: string } & Partial<Omit<DeskBrowser, 'storage'>> = {},
) {
  const schema = getSchema();
  const browser: DeskBrowser = { storage: () => storage, locks: undefined, wait: async () => {}, ...own };
  const contextValue = { api, session: {}, person, browser };
  const run = async (document: typeof DeskDocument | typeof ChangeDeskDocument, variableValues = {}) => {
    const { data, errors } = await execute({ schema, document, contextValue, variableValues });
    if (errors) throw errors[0]!.originalError ?? errors[0]!;
    return JSON.parse(JSON.stringify(data)) as Record<
      string,
      Document & { keeper: string; isUnsent: boolean; damaged: readonly { id: string; text: string }[] }
    >;
  };
  return {
    load: async () => (await run(DeskDocument))['desk']!,
    change: async (change: DeskChange) => (await run(ChangeDeskDocument, { change }))['changeDesk']!,
  };
}

/** What a refused change or load is rejected with. */
export const failure = (kind: string) => ({ extensions: { kind } });

export const ids = ({ trades }: Pick<Document, 'trades'>) => trades.map(({ id }) => id);
