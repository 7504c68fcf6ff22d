import { after as afterByTheClock } from '../lib/schedule';
import { asRecord } from '../lib/json';
import { parseJson, readText, unwrap } from './response-body';
import { kindOfStatus, RestError, type RestErrorKind } from './errors';
import { serverMessageOf } from './server-message';

export type After = typeof afterByTheClock;

export type RequestOptions = {
  signal?: AbortSignal | undefined;
  /** The path is a whole address, to be called as it is. */
  absolute?: boolean;
};

export type RestOptions = {
  /** Where relative paths start: an origin, a path of the page's origin, or '' for its root. */
  baseUrl: string;
  token: string | null;
  after?: After;
  fetch?: typeof globalThis.fetch;
  /** The origin that relative addresses belong to. */
  page?: string;
};

/** Answers are unwrapped from `data`; a failure is always a `RestError`. */
export type Rest = {
  readonly get: (path: string, options?: RequestOptions) => Promise<unknown>;
  readonly post: (path: string, body?: unknown, options?: RequestOptions) => Promise<unknown>;
};

/** How long an answer may take, its body included. */
const PATIENCE_MS = 15_000;

/** The one way to a server. The token goes to the origin of `baseUrl` and nowhere else, not even by a redirect. */
export function createRest({
  baseUrl,
  token,
  after = afterByTheClock,
  page = pageOrigin(),
  ...given
}: RestOptions): Rest {
  // Looked up per request: the demo replaces the page's fetch after this was made.
  const fetch: typeof globalThis.fetch = given.fetch ?? ((url, init) => globalThis.fetch(url, init));
  const home = new URL(baseUrl, page).origin;

  async function send(url: string, init: RequestInit, withToken: boolean): Promise<unknown> {
    const response = await fetch(url, init);
    const { ok, status } = response;
    const text = ok ? await readText(response) : await readText(response).catch(() => '');
    if (ok) return text.trim() === '' && init.method === 'POST' ? null : unwrap(parseJson(text, status));

    const serverMessage = serverMessageOf(messageIn(text), token);
    throw new RestError(kindOfStatus(status), { status, serverMessage, withToken });
  }

  async function request(method: 'GET' | 'POST', path: string, options: RequestOptions, body?: unknown) {
    const url = options.absolute ? path : join(baseUrl, path);
    const withToken = token !== null && originOf(url, page) === home;
    const headers: Record<string, string> = { accept: 'application/json' };
    if (withToken) headers['authorization'] = `Bearer ${token}`;
    if (body !== undefined) headers['content-type'] = 'application/json';

    if (options.signal?.aborted) throw new RestError('aborted');
    const clock = interruption(options.signal, after);
    try {
      const init: RequestInit = {
        method,
        headers,
        body: body === undefined ? null : JSON.stringify(body),
        signal: clock.signal,
        redirect: 'error',
        credentials: 'omit',
        // One user's answer must never be served to the next one.
        cache: withToken ? 'no-store' : 'default',
      };
      return await Promise.race([send(url, init, withToken), clock.interrupted]);
    } catch (error) {
      throw error instanceof RestError ? error : new RestError(clock.reason() ?? 'unreachable');
    } finally {
      clock.dispose();
    }
  }

  return {
    get: (path, options = {}) => request('GET', path, options),
    post: (path, body, options = {}) => request('POST', path, options, body),
  };
}

/** Ends a request by the caller's signal or the clock, also where `fetch` itself does not listen. */
function interruption(caller: AbortSignal | undefined, after: After) {
  const controller = new AbortController();
  let reason: RestErrorKind | null = null;
  const interrupt = (why: RestErrorKind) => {
    reason ??= why;
    controller.abort();
  };
  const interrupted = new Promise<never>((_, reject) => {
    controller.signal.addEventListener('abort', () => reject(new RestError(reason ?? 'aborted')));
  });
  const abandon = () => interrupt('aborted');

  const callOff = after(PATIENCE_MS, () => interrupt('timeout'));
  caller?.addEventListener('abort', abandon);

  return {
    signal: controller.signal,
    interrupted,
    reason: () => reason,
    dispose() {
      callOff();
      caller?.removeEventListener('abort', abandon);
    },
  };
}

function messageIn(text: string): unknown {
  try {
    return asRecord(parseJson(text, 0))?.['message'];
  } catch {
    return null;
  }
}

function join(baseUrl: string, path: string) {
  return `${baseUrl.replace(/\/+$/, '')}/${path.replace(/^\/+/, '')}`;
}

function originOf(url: string, page: string) {
  return URL.canParse(url, page) ? new URL(url, page).origin : null;
}

function pageOrigin() {
  return globalThis.location?.origin ?? 'http://localhost';
}

/** Rejects where the server does not have the page at this address. */
export async function findPage(address: string): Promise<void> {
  const { ok } = await globalThis.fetch(address, { cache: 'no-store' });
  if (!ok) throw new Error('The server does not have this page');
}
