import { execute, type DocumentNode } from 'graphql';
import { createBackend, type DeskBrowser } from '../../../src/graph/backend';
import { getSchema } from '../../../src/graph/schema';
import { createRest } from '../../../src/rest/client';
import { fakeServer, noTimer, type Reply } from '../rest/fake-server';
import { memoryStorage } from './memory-storage';

type Replies = Parameters<typeof fakeServer>[0];

/** The product's own calls, with the feed and the news provider where they are by default. */
export function backendOver(
  replies: Replies,
  { token = 'T0K3N' as string | null, schedule = noTimer, now = undefined as Date | undefined } = {},
) {
  const server = fakeServer(replies);
  const shared = { schedule, fetch: server.fetch };
  const rest = createRest({ ...shared, baseUrl: '', token });
  const addresses = { newsUrl: '/news', feedUrl: '/udf' };
  return {
    server,
    backend: createBackend({ ...shared, ...addresses, rest, ...(now && { now: () => now }) }),
  };
}

/** One operation against the real schema, resolvers and REST client, over a pretended network. */
export async function executeQuery(
  document: DocumentNode,
  replies: Replies,
  variables: Record<string, unknown> = {},
  options: Parameters<typeof backendOver>[1] = {},
) {
  const { server, backend } = backendOver(replies, options);
  const storage = memoryStorage();
  const browser: DeskBrowser = { storage: () => storage, locks: undefined, wait: async () => {} };
  const { data, errors = [] } = await execute({
    schema: getSchema(),
    document,
    variableValues: variables,
    contextValue: { browser, ...backend() },
  });
  const plain = JSON.parse(JSON.stringify(data ?? null)) as Record<string, unknown> | null;
  return { data: plain, errors: errors.map(({ extensions }) => extensions), server };
}

/** The field of an operation that has one and makes one call, where the call is answered so; or how it fails. */
export async function answerTo(document: DocumentNode, call: string, reply: Reply): Promise<unknown> {
  const { data, errors } = await executeQuery(document, { [call]: reply });
  return errors[0] ?? Object.values(data!)[0];
}
