import { WebSocket } from 'undici';

type Message = {
  id?: number;
  type: 'success' | 'error' | 'event';
  result?: unknown;
  message?: string;
  method?: string;
  params?: unknown;
};

/** A WebDriver BiDi connection: https://www.w3.org/TR/webdriver-bidi/ */
export async function connectBidi(url: string, onEvent: (method: string, params: unknown) => void) {
  const socket = new WebSocket(url);
  const waiting = new Map<number, (message: Message) => void>();
  const closed = { type: 'error', message: 'the connection was closed' } as const;
  socket.addEventListener('close', () => waiting.forEach((answer) => answer(closed)));
  let sent = 0;
  await new Promise<void>((opened, failed) => {
    socket.addEventListener('open', () => opened());
    socket.addEventListener('error', ({ error }) => failed(error as Error));
  });
  socket.addEventListener('message', ({ data }) => {
    const message = JSON.parse(String(data)) as Message;
    if (message.type === 'event') onEvent(message.method ?? '', message.params);
    else waiting.get(message.id ?? 0)?.(message);
  });

  /** Sends a command; rejects with the browser's message when it fails, or the connection is closed. */
  return async <Result = unknown>(method: string, params: object = {}): Promise<Result> => {
    const id = ++sent;
    const message = await new Promise<Message>((answered) => {
      waiting.set(id, answered);
      socket.send(JSON.stringify({ id, method, params }));
    });
    waiting.delete(id);
    if (message.type === 'error') throw new Error(`${method}: ${message.message}`);
    return message.result as Result;
  };
}
