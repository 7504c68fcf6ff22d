import { Response, type Request } from 'miragejs';
import type { MockServer } from '../../mock-server/backend';

/** A line of the feed's stream that a page has opened. */
type StreamedLine = {
  /** The symbols that it names, as the address has them. */
  readonly symbols: string;
  readonly depth: string | undefined;
  isOpen: boolean;
};

/**
 * A feed whose stream sends what a test says, on every line that is open. A new line begins with the newest row of each of its
 * symbols, one of the whole market with the last event alone.
 */
export function streamingFeed() {
  const lines: (StreamedLine & { readonly send: (text: string) => void; readonly end: () => void })[] = [];
  const newest = new Map<string, object>();
  let last: readonly object[] = [];
  const encoder = new TextEncoder();
  const textOf = (d: readonly object[]) => `id: 1\ndata: ${JSON.stringify({ d })}\n\n`;

  const open = (_: unknown, { queryParams }: Request) => {
    const { symbols = '', depth } = queryParams as Record<string, string | undefined>;
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        lines.push({
          ...{ symbols, depth, isOpen: true },
          send: (text) => controller.enqueue(encoder.encode(text)),
          end() {
            this.isOpen = false;
            controller.close();
          },
        });
        const named = symbols.split(',');
        const first =
          symbols === '*' ? last : [...newest].flatMap(([n, row]) => (named.includes(n) ? row : []));
        if (first.length > 0) lines.at(-1)!.send(textOf(first));
      },
      cancel() {
        lines.find((line) => line === own)!.isOpen = false;
      },
    });
    const own = lines.at(-1)!;
    return new Response(200, { 'Content-Type': 'text/event-stream' }, body as unknown as object);
  };
  const opened = () => lines.filter(({ isOpen }) => isOpen);

  return {
    /** For the `prepare` of a page. */
    install: (server: MockServer) => server.get('/udf/stream', open),
    lines: lines as readonly StreamedLine[],
    opened: opened as () => readonly StreamedLine[],
    /** Sends rows as one event. */
    send(rows: Readonly<Record<string, object>>) {
      const d = Object.entries(rows).map(([n, v]) => ({ s: 'ok', n, v }));
      last = d;
      for (const row of d) newest.set(row.n, row);
      for (const line of opened()) (line as (typeof lines)[number]).send(textOf(d));
    },
    comment: () => opened().forEach((line) => (line as (typeof lines)[number]).send(': \n\n')),
    end: () => opened().forEach((line) => (line as (typeof lines)[number]).end()),
  };
}
