import { createParser } from 'eventsource-parser';
import { get, type IncomingMessage } from 'node:http';

export type Row = { n: string; v: Readonly<Record<string, unknown>> };

type Options = { headers?: Readonly<Record<string, string>>; onRow?: (row: Row) => void };

/** A line of `/stream` as a client has it: the answer, the rows so far, the comments, and its end. */
export async function openLine(url: string, { headers = {}, onRow = () => {} }: Options = {}) {
  const rows: Row[] = [];
  let comments = 0;
  let body = '';
  const parser = createParser({
    onEvent({ data }) {
      const event = JSON.parse(data) as Row | { d: Row[] };
      const received = 'd' in event ? event.d : [event];
      rows.push(...received);
      received.forEach(onRow);
    },
    onComment: () => (comments += 1),
  });
  const response = await new Promise<IncomingMessage>((done, fail) => {
    const options = { agent: false, headers: { accept: 'text/event-stream', ...headers } };
    get(url, options, done).once('error', fail);
  });
  const ended = new Promise<void>((done) => response.once('close', done));
  response.setEncoding('utf8').on('data', (text: string) => {
    if (response.statusCode === 200) parser.feed(text);
    else body += text;
  });
  // A server that ends breaks the line.
  response.on('error', () => {});
  return {
    status: response.statusCode,
    headers: response.headers,
    rows,
    comments: () => comments,
    body: () => body,
    ended,
    close: () => response.destroy(),
  };
}
