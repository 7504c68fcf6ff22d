import { asRecord } from '../lib/json';
import { RestError } from './errors';

/** The longest body that is read, in bytes: room for the largest list a screen can show, and no more. */
export const LARGEST_ANSWER = 16 * 1024 * 1024;

/** The text of a body; a longer one than `LARGEST_ANSWER` is refused without being kept. */
export async function readText(response: Response): Promise<string> {
  const { status } = response;
  const oversized = () => new RestError('oversized', { status });
  if (Number(response.headers.get('content-length')) > LARGEST_ANSWER) {
    // Left alone, it would go on coming in and keep its connection from the others.
    response.body?.cancel?.().catch(() => {});
    throw oversized();
  }

  // A fetch that is replaced in the page may answer without a stream.
  if (typeof response.body?.getReader !== 'function') {
    const text = await response.text();
    if (text.length > LARGEST_ANSWER) throw oversized();
    return text;
  }

  const reader = response.body.getReader();
  const decoder = new TextDecoder();
  let text = '';
  for (let size = 0; ;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    size += value.byteLength;
    if (size > LARGEST_ANSWER) {
      reader.cancel().catch(() => {});
      throw oversized();
    }
    text += decoder.decode(value, { stream: true });
  }
}

/** The JSON of a body; anything else is `unreadable`. */
export function parseJson(text: string, status: number): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, '')) as unknown;
  } catch {
    throw new RestError('unreadable', { status });
  }
}

/** Servers wrap what they answer in `data`, or do not: `data` where it is present, else the body. */
export function unwrap(body: unknown): unknown {
  const record = asRecord(body);
  return record !== null && Object.hasOwn(record, 'data') ? record['data'] : body;
}
