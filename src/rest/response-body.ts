import { asRecord } from '../lib/json';
import { RestError } from './errors';

/** The longest body that is read: enough for the largest list that a screen can show. */
export const MAX_BODY_BYTES = 16 * 1024 * 1024;

/** The text of a body; throws `oversized` for one longer than `MAX_BODY_BYTES`, without buffering it. */
export async function readText(response: Response): Promise<string> {
  const { status } = response;
  const oversized = () => new RestError('oversized', { status });
  if (Number(response.headers.get('content-length')) > MAX_BODY_BYTES) {
    // An unread body would keep its connection busy.
    response.body?.cancel?.().catch(() => {});
    throw oversized();
  }

  // A fetch that is replaced in the page may respond without a stream.
  if (typeof response.body?.getReader !== 'function') {
    const text = await response.text();
    if (text.length > MAX_BODY_BYTES) throw oversized();
    return text;
  }

  const reader = response.body.getReader();
  const decoder = new TextDecoder();
  let text = '';
  for (let size = 0; ;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    size += value.byteLength;
    if (size > MAX_BODY_BYTES) {
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

/**
 * The JSON of a body in which a number may also be `NaN` or `Infinity`, as some programs write one that they do not have: null
 * in its place.
 */
export async function parseWhole(text: string, status: number): Promise<unknown> {
  try {
    return parseJson(text, status);
  } catch (error) {
    if (!/NaN|Infinity/.test(text)) throw error;
    const { withoutLiterals } = await import('./not-a-number');
    return parseJson(withoutLiterals(text), status);
  }
}

/** The `data` of a body where it is present, else the body: some servers wrap their responses. */
export function unwrap(body: unknown): unknown {
  const record = asRecord(body);
  return record !== null && Object.hasOwn(record, 'data') ? record['data'] : body;
}
