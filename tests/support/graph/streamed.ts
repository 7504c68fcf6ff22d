import type { DocumentNode } from 'graphql';
import { onTestFinished, vi } from 'vitest';
import { createGraphClient } from '../../../src/graph/client';
import { openStream } from '../../../src/graph/stream/open-stream';
import { StreamedQuotesDocument } from '../../../src/graph/streamed.generated';
import { createRest } from '../../../src/rest/client';
import { noTimer } from '../rest/fake-server';
import { backendOver } from './execute-query';

type Replies = Parameters<typeof backendOver>[0];

export const settled = () => new Promise<void>((resolve) => setImmediate(resolve));

/** Frames that a test runs by hand. */
export function fakeFrames() {
  let waiting = new Set<() => void>();
  return {
    inFrame(run: () => void) {
      waiting.add(run);
      return () => waiting.delete(run);
    },
    /** Runs what waits for the next frame, and all that follows from it. */
    async frame() {
      const due = waiting;
      waiting = new Set();
      for (const run of due) run();
      await settled();
    },
    waiting: () => waiting.size,
  };
}

/** A session whose feed streams, with the line and the frames in the hands of a test. */
export async function streamed(replies: Replies = {}, options: Parameters<typeof backendOver>[1] = {}) {
  const { backend, server } = backendOver(
    { 'GET /udf/config': { json: { supports_stream: true } }, ...replies },
    options,
  );
  const graph = createGraphClient({ backend, onLoadRefused: vi.fn() });
  const over = new AbortController();
  const frames = fakeFrames();
  const rest = createRest({ baseUrl: '', token: 'T0K3N', schedule: noTimer, fetch: server.fetch });
  const checkSession = vi.fn();
  const open = () =>
    openStream({
      ...{ client: graph.client, backend, rest, feedUrl: '/udf', checkSession },
      ...{ sessionSignal: over.signal, inFrame: frames.inFrame },
    });
  const stream = await open();
  const stop = () => {
    over.abort();
    graph.stop();
  };
  onTestFinished(stop);

  /** The events of a subscription, as they come. */
  async function follow(query: DocumentNode, variables: Record<string, unknown>) {
    const events: unknown[] = [];
    const ended = vi.fn();
    const subscription = graph.client
      .subscribe({
        query,
        variables,
        fetchPolicy: query === StreamedQuotesDocument ? 'cache-first' : 'no-cache',
      })
      .subscribe({ next: ({ data }) => void events.push(data), complete: ended, error: ended });
    await settled();
    return { events, ended, leave: () => subscription.unsubscribe() };
  }
  return { client: graph.client, server, stream: stream!, open, follow, stop, checkSession, ...frames };
}
