/** Reads a stream of server-sent events, one after the other as their text, and none before it is wanted; null is its end. */
export function readEvents({ body }: Pick<Response, 'body'>) {
  const reader = body!.getReader();
  const decoder = new TextDecoder();
  return {
    async next() {
      const { value } = await reader.read();
      return value ? decoder.decode(value) : null;
    },
    leave: () => reader.cancel(),
  };
}

/** The first event of a stream, which is left then. */
export async function firstEvent(response: Response): Promise<string> {
  const events = readEvents(response);
  const first = await events.next();
  await events.leave();
  return first ?? '';
}
