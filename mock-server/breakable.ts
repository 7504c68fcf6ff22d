import { NetworkError } from './network-error';

/**
 * A streamed body that can break off, as where a connection is lost: from its first read on it watches for that, until it ends
 * or its reader leaves it.
 */
export function breakable(
  body: ReadableStream<Uint8Array>,
  watch: (breakOff: () => void) => () => void,
): ReadableStream<Uint8Array> {
  const reader = body.getReader();
  let unwatch: (() => void) | null = null;
  let isOver = false;
  const end = () => {
    isOver = true;
    unwatch?.();
  };

  return new ReadableStream(
    {
      async pull(controller) {
        unwatch ??= watch(() => {
          end();
          controller.error(new NetworkError('The connection is lost'));
          reader.cancel().catch(() => {});
        });
        const { done, value } = await reader.read().catch((error: unknown) => {
          end();
          throw error;
        });
        if (isOver) return;
        if (!done) return controller.enqueue(value);
        end();
        controller.close();
      },
      cancel(reason) {
        end();
        return reader.cancel(reason);
      },
    },
    // What nobody reads yet watches for nothing.
    { highWaterMark: 0 },
  );
}
