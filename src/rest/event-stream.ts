import { createParser } from 'eventsource-parser';
import type { Rest } from './client';
import { RestError } from './errors';
import { MAX_BODY_BYTES } from './response-body';

const MEDIA_TYPE = 'text/event-stream';

/** An event of a stream, without the fields that concern its reader alone. */
export type StreamMessage = {
  /** `message` unless the server names another. */
  readonly event: string;
  readonly id: string | null;
  readonly data: string;
};

type StreamOptions = {
  /** The path is a complete address, used as it is. */
  absolute?: boolean;
  signal: AbortSignal;
  onMessage: (message: StreamMessage) => void;
  onComment: () => void;
};

/**
 * Reads a stream of server-sent events. Resolves when the server ends it; rejects with a `RestError` where it is refused, is no
 * stream of events, breaks, or is ended by the AbortSignal, after which nothing is called any more.
 */
export async function requestStream(
  rest: Rest,
  path: string,
  { absolute = false, signal, ...listener }: StreamOptions,
): Promise<void> {
  const read = (response: Response) => readEvents(response, signal, listener);
  await rest.get(path, { absolute, signal, accept: MEDIA_TYPE, cache: 'no-store', read });
}

type Listener = Pick<StreamOptions, 'onMessage' | 'onComment'>;

async function readEvents(response: Response, signal: AbortSignal, listener: Listener): Promise<void> {
  const { status, headers, body } = response;
  const type = headers.get('content-type')?.split(';')[0]?.trim().toLowerCase();
  if (type !== MEDIA_TYPE || !body) {
    // An unread body would keep its connection busy.
    body?.cancel().catch(() => {});
    throw new RestError('unreadable', { status });
  }
  if (signal.aborted) return;

  const reader = body.getReader();
  const decoder = new TextDecoder();
  let isOversized = false;
  const parser = createParser({
    maxBufferSize: MAX_BODY_BYTES,
    onEvent: ({ event = 'message', id = null, data }) => {
      if (!signal.aborted) listener.onMessage({ event, id, data });
    },
    onComment: () => {
      if (!signal.aborted) listener.onComment();
    },
    onError: ({ type: problem }) => {
      isOversized ||= problem === 'max-buffer-size-exceeded';
    },
  });

  // A fetch that is replaced in the page may ignore the signal.
  const cancel = () => void reader.cancel().catch(() => {});
  signal.addEventListener('abort', cancel);
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      parser.feed(decoder.decode(value, { stream: true }));
      if (isOversized) throw new RestError('oversized', { status });
    }
  } finally {
    signal.removeEventListener('abort', cancel);
    cancel();
  }
}
