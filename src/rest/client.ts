import { asRecord, type JsonRecord } from '../lib/json';
import { once } from '../lib/once';
import { runAfter } from '../lib/schedule';
import { parseJson, parseWhole, readText, unwrap } from './response-body';
import { joinUrl } from './paths';
import { kindOfStatus, RestError, type RestErrorKind } from './errors';
import { readRetryAfter } from './retry-after';

/** Runs a callback after so many milliseconds; returns a function that cancels it. */
export type Schedule = typeof runAfter;

export type RequestOptions = {
  signal?: AbortSignal | undefined;
  /** The path is a complete address, used as it is. */
  absolute?: boolean;
  /** How the browser caches a response that is everybody's; a person's is never kept. */
  cache?: RequestCache;
  /** The response is the whole body, with what stands beside its `data`. */
  isWhole?: boolean;
  /** Called with the headers of a response, of a refusal too, as soon as they are there. */
  onHeaders?: (headers: Headers) => void;
  /** The media type that is requested instead of JSON. */
  accept?: string;
  /** Reads a response that is no refusal, instead of reading JSON; it may take as long as it likes. */
  read?: (response: Response) => Promise<unknown>;
};

export type RestOptions = {
  /** Where relative paths start: an origin, a path of the page's origin, or '' for its root. */
  baseUrl: string;
  token: string | null;
  /** The language that the server's messages are requested in, for each request. */
  language?: () => string;
  /** Times the requests out. */
  schedule?: Schedule;
  fetch?: typeof globalThis.fetch;
  /** The origin that relative addresses belong to. */
  page?: string;
};

/** Responses are unwrapped from `data` unless the whole is requested; a failure is always a `RestError`. */
export type Rest = {
  readonly get: (path: string, options?: RequestOptions) => Promise<unknown>;
  readonly post: (path: string, body?: unknown, options?: RequestOptions) => Promise<unknown>;
  readonly put: (path: string, body: unknown, options?: RequestOptions) => Promise<unknown>;
  readonly patch: (path: string, body: unknown, options?: RequestOptions) => Promise<unknown>;
  readonly delete: (path: string, options?: RequestOptions) => Promise<unknown>;
};

/** How long a response may take, its body included unless the caller reads it. */
const TIMEOUT_MS = 15_000;

/** How long a refusal waits for the code that judges its message, in ms: it is known by its status without it. */
const JUDGED_WITHIN = 1_000;

const judge = once(() => import('./server-message'));

/** What people may read of a failure's message; none where the code that judges it does not come. */
async function worded(message: unknown, token: string | null) {
  if (typeof message !== 'string') return null;
  const isLate = new Promise<null>((done) => void runAfter(JUDGED_WITHIN, () => done(null)));
  const module = judge.loaded() ?? (await Promise.race([judge().catch(() => null), isLate]));
  return module?.serverMessageOf(message, token) ?? null;
}

/**
 * The only HTTP client. It sends the token and the language to the origin of `baseUrl` and nowhere else, not even after a
 * redirect.
 */
export function createRest({
  baseUrl,
  token,
  language,
  schedule = runAfter,
  page = pageOrigin(),
  ...options
}: RestOptions): Rest {
  // Looked up per request: the demo replaces the page's fetch after this client was created.
  const fetch: typeof globalThis.fetch = options.fetch ?? ((url, init) => globalThis.fetch(url, init));
  const apiOrigin = new URL(baseUrl, page).origin;

  async function send(
    url: string,
    init: RequestInit,
    withToken: boolean,
    { isWhole, onHeaders, read }: RequestOptions,
    cancelTimeout: () => void,
  ): Promise<unknown> {
    const response = await fetch(url, init);
    onHeaders?.(response.headers);
    const { ok, status } = response;
    if (ok && read) {
      cancelTimeout();
      return read(response);
    }
    const text = ok ? await readText(response) : await readText(response).catch(() => '');
    const isEmpty = text.trim() === '' && init.method !== 'GET';
    if (ok && isEmpty) return null;
    if (ok) return isWhole ? parseWhole(text, status) : unwrap(await parseWhole(text, status));

    const { message, errmsg, field } = errorBodyIn(text);
    const serverMessage = await worded(message ?? errmsg, token);
    const retryAfter = readRetryAfter(response.headers);
    const detail = { status, serverMessage, field: fieldOf(field), withToken, retryAfter };
    throw new RestError(kindOfStatus(status), detail);
  }

  async function request(
    method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
    path: string,
    { signal, absolute, cache, accept = 'application/json', ...reading }: RequestOptions,
    body?: unknown,
  ) {
    const url = absolute ? path : joinUrl(baseUrl, path);
    const isApi = originOf(url, page) === apiOrigin;
    const withToken = token !== null && isApi;
    const headers: Record<string, string> = { accept };
    if (language && isApi) headers['accept-language'] = language();
    if (withToken) headers['authorization'] = `Bearer ${token}`;
    if (body !== undefined) headers['content-type'] = 'application/json';

    if (signal?.aborted) throw new RestError('aborted');
    const interruption = createInterruption(signal, schedule);
    try {
      const init: RequestInit = {
        method,
        headers,
        body: body === undefined ? null : JSON.stringify(body),
        signal: interruption.abortSignal,
        redirect: 'error',
        credentials: 'omit',
        // One user's response must never be served to the next user.
        cache: cache ?? (withToken ? 'no-store' : 'default'),
      };
      const response = send(url, init, withToken, reading, interruption.cancelTimeout);
      return await Promise.race([response, interruption.interrupted]);
    } catch (error) {
      throw error instanceof RestError ? error : new RestError(interruption.reason() ?? 'unreachable');
    } finally {
      interruption.dispose();
    }
  }

  return {
    get: (path, options = {}) => request('GET', path, options),
    post: (path, body, options = {}) => request('POST', path, options, body),
    put: (path, body, options = {}) => request('PUT', path, options, body),
    patch: (path, body, options = {}) => request('PATCH', path, options, body),
    delete: (path, options = {}) => request('DELETE', path, options),
  };
}

/** Ends a request by the caller's AbortSignal or a timeout, also where `fetch` itself ignores its signal. */
function createInterruption(abortSignal: AbortSignal | undefined, schedule: Schedule) {
  const controller = new AbortController();
  let reason: RestErrorKind | null = null;
  const interrupt = (kind: RestErrorKind) => {
    reason ??= kind;
    controller.abort();
  };
  const interrupted = new Promise<never>((_, reject) => {
    controller.signal.addEventListener('abort', () => reject(new RestError(reason ?? 'aborted')));
  });
  const abort = () => interrupt('aborted');

  const cancelTimeout = schedule(TIMEOUT_MS, () => interrupt('timeout'));
  abortSignal?.addEventListener('abort', abort);

  return {
    abortSignal: controller.signal,
    interrupted,
    reason: () => reason,
    cancelTimeout,
    dispose() {
      cancelTimeout();
      abortSignal?.removeEventListener('abort', abort);
    },
  };
}

function errorBodyIn(text: string): JsonRecord {
  try {
    return asRecord(parseJson(text, 0)) ?? {};
  } catch {
    return {};
  }
}

/** The name of a form's field; null for anything longer or stranger. */
function fieldOf(name: unknown): string | null {
  return typeof name === 'string' && /^\w{1,40}$/.test(name) ? name : null;
}

function originOf(url: string, page: string) {
  return URL.canParse(url, page) ? new URL(url, page).origin : null;
}

function pageOrigin() {
  return globalThis.location?.origin ?? 'http://localhost';
}

/** Makes the API's client for a session's token, or for nobody's. */
export type RestFor = (token: string | null) => Rest;

/** Returns the factory of clients of the API at an address, whose messages come in a language. */
export function createRestFor(apiUrl: string, language: () => string): RestFor {
  return (token) => createRest({ baseUrl: apiUrl, token, language });
}

/**
 * Creates the API's client for whoever is signed in: each request carries the token that there is when it is sent, if any. A
 * request whose token another one has replaced when it is refused is sent once more, with that.
 */
export function createCurrentRest(restFor: RestFor, currentToken: () => string | null): Rest {
  const send = async (request: (rest: Rest) => Promise<unknown>) => {
    const token = currentToken();
    try {
      return await request(restFor(token));
    } catch (error) {
      if (token === null || (error as RestError).status !== 401) throw error;
      const newest = currentToken();
      if (newest === null || newest === token) throw error;
      return request(restFor(newest));
    }
  };
  return {
    get: (...given) => send((rest) => rest.get(...given)),
    post: (...given) => send((rest) => rest.post(...given)),
    put: (...given) => send((rest) => rest.put(...given)),
    patch: (...given) => send((rest) => rest.patch(...given)),
    delete: (...given) => send((rest) => rest.delete(...given)),
  };
}

/** Rejects where the server lacks the page at this address. */
export async function findPage(address: string): Promise<void> {
  const { ok } = await globalThis.fetch(address, { cache: 'no-store' });
  if (!ok) throw new Error('The server lacks this page');
}

/** A file of the build as the server has it now, past the service worker; null where the server lacks it. */
export async function loadPastWorker(address: string): Promise<string | null> {
  // The worker lets addresses pass whose query it does not know.
  const response = await globalThis.fetch(`${address}?past-worker`, { cache: 'reload' });
  return response.ok ? response.text() : null;
}
