import type { Beat } from './beat';

/** After so many beats without an event comes a comment. */
const QUIET_BEATS = 15;

/**
 * A stream of server-sent events, a chunk each: the rows that `changes` returns, looked for at each beat, or a comment after 15
 * quiet ones. It is led by its reader: nothing runs before the first read and after it is cancelled, and a slow reader gets
 * what changed since its last event as one.
 */
export function eventLine(changes: () => Promise<readonly string[]>, beat: Beat): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  let events = 0;
  let quiet = 0;
  let isOver = false;
  let isDue = false;
  let wake = () => {};
  let leave: (() => void) | null = null;
  const end = () => {
    isOver = true;
    leave?.();
    wake();
  };

  async function next(): Promise<string> {
    for (;;) {
      isDue = false;
      const rows = await changes();
      if (rows.length > 0) return eventOf((events += 1), rows);
      if (isOver || quiet >= QUIET_BEATS) return ':\n\n';
      // A clock may have been set meanwhile.
      if (!isDue) await new Promise<void>((resolve) => void (wake = resolve));
    }
  }

  return new ReadableStream(
    {
      async pull(controller) {
        leave ??= beat.subscribe(() => {
          quiet += 1;
          isDue = true;
          wake();
        });
        try {
          const text = await next();
          quiet = 0;
          if (!isOver) controller.enqueue(encoder.encode(text));
        } catch (error) {
          end();
          throw error;
        }
      },
      cancel: end,
    },
    { highWaterMark: 0 },
  );
}

/** One row is the data itself; several are a list. */
function eventOf(id: number, rows: readonly string[]) {
  const data = rows.length === 1 ? rows[0] : `{"d":[${rows.join(',')}]}`;
  return `id: ${id}\ndata: ${data}\n\n`;
}
