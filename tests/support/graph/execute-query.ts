import { execute, type DocumentNode } from 'graphql';
import { createBackend } from '../../../src/graph/backend';
import { getSchema } from '../../../src/graph/schema';
import { createRest } from '../../../src/rest/client';
import { fakeServer, noTimer } from '../rest/fake-server';

type Replies = Parameters<typeof fakeServer>[0];

/** The product's own calls, with the feed and the news provider where they are by default. */
export function backendOver(replies: Replies, { token = 'T0K3N' as string | null, schedule = noTimer } = {}) {
  const server = fakeServer(replies);
  const shared = { schedule, fetch: server.fetch };
  const rest = createRest({ ...shared, baseUrl: '', token });
  return { server, backend: createBackend({ ...shared, rest, newsUrl: '/news', feedUrl: '/udf' }) };
}

/** One operation against the real schema, resolvers and REST client, over a pretended network. */
export async function executeQuery(
  document: DocumentNode,
  replies: Replies,
  variables: Record<string, unknown> = {},
) {
  const { server, backend } = backendOver(replies);
  const { data, errors = [] } = await execute({
    schema: getSchema(),
    document,
    variableValues: variables,
    contextValue: backend(),
  });
  const plain = JSON.parse(JSON.stringify(data ?? null)) as Record<string, unknown> | null;
  return { data: plain, errors: errors.map(({ extensions }) => extensions), server };
}
