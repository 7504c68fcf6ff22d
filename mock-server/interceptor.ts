import { Response, type Server } from 'miragejs';
import { breakable } from './breakable';
import { answerWithFault, type Faults } from './faults';
import type { Middleware, RouteRequest } from './middleware';
import { NetworkError } from './network-error';

/** A request as a socket receives it: `url` is its path and query, the names of headers are in lower case. */
export type ReceivedRequest = Omit<RouteRequest, 'params' | 'queryParams'>;

/** What a socket sends back; a stream is sent piece by piece. */
export type SentResponse = {
  readonly status: number;
  readonly headers: Record<string, string>;
  readonly body: string | ReadableStream<Uint8Array>;
};

/** Responds to a request, or rejects as a broken connection; null for what is not the backend's: files and pages. */
type Handle = (request: ReceivedRequest) => Promise<SentResponse> | null;

/** Connects a backend to a socket; returns a function that disconnects it. */
export type Connect = (handle: Handle) => () => void;

/** What a route returns to Mirage. */
type Rack = readonly [status: number, headers: Record<string, string> | undefined, body: unknown];

type Respond = (request: RouteRequest) => Promise<Rack>;

const verbs = ['get', 'post', 'put', 'patch', 'delete'] as const;
type Verb = (typeof verbs)[number];

/** What of Mirage is for an interceptor, and missing in its types. */
type Mirage = Record<Verb, (path: string, handler: unknown) => void> & {
  readonly middleware: readonly Middleware[];
  readonly registerRouteHandler: (
    ...route: [verb: Verb, path: string, handler: unknown, code: undefined, options: object, Middleware[]]
  ) => Respond;
  _serialize: (body: unknown) => unknown;
};

type Options = { faults: Faults; respondMissing: Respond; connect?: Connect | undefined };

/**
 * Creates what stands between Mirage and a socket, in the place of its Pretender: it finds the route of a request, the
 * newest of several, and holds the response back for the server's timing. A call without a route waits too. A stream breaks
 * off when the fault of its call changes, so that the next one has it, and when the server is shut down.
 */
export function createInterceptor({ faults, respondMissing, connect }: Options) {
  const routes: { call: string; pattern: RegExp; respond: Respond }[] = [];
  const listeners: ((request: ReceivedRequest, response: SentResponse) => void)[] = [];
  const streams = new Set<() => void>();
  let disconnect = () => {};

  const handle: Handle = (request) => {
    const { pathname, searchParams } = new URL(request.url, 'http://mock-server');
    if (!CALLS.test(pathname)) return null;
    const response = respond(request, pathname, searchParams);
    response.then((sent) => listeners.forEach((listener) => listener(request, sent))).catch(() => {});
    return response;
  };

  async function respond(received: ReceivedRequest, path: string, query: URLSearchParams) {
    const call = `${received.method} ${path}`;
    const route = isDecodable(path) ? routes.find(({ pattern }) => pattern.test(call)) : undefined;
    const params = paramsIn(route?.pattern.exec(call));
    const request = { ...received, params, queryParams: Object.fromEntries(query) };
    const [status, headers = {}, body] = await (route?.respond ?? respondMissing)(request).catch(
      respondFailed,
    );
    await new Promise((resolve) => void setTimeout(resolve, interceptor.timing));
    const isStream = body instanceof ReadableStream;
    return { status, headers, body: isStream ? streamed(body, route?.call ?? call) : serialize(body) };
  }

  function streamed(body: ReadableStream<Uint8Array>, call: string) {
    return breakable(body, (breakOff) => {
      streams.add(breakOff);
      const unsubscribe = faults.onChangeOf(call, breakOff);
      return () => {
        streams.delete(breakOff);
        unsubscribe();
      };
    });
  }

  const interceptor = {
    /** Milliseconds before each response. */
    timing: 0,
    create(mirage: Mirage) {
      mirage._serialize = serialize;
      for (const verb of verbs) {
        mirage[verb] = (path, handler) => {
          const call = `${verb.toUpperCase()} ${path}`;
          faults.addCall(call);
          const middleware = [answerWithFault(faults, call), ...mirage.middleware];
          const respond = mirage.registerRouteHandler(verb, path, handler, undefined, {}, middleware);
          routes.unshift({ call, pattern: patternOf(call), respond });
        };
      }
    },
    config() {},
    start: () => void (disconnect = connect?.(handle) ?? disconnect),
    shutdown() {
      disconnect();
      streams.forEach((breakOff) => breakOff());
    },
  };

  return {
    interceptor,
    handle,
    /** Calls a listener with each request and its response, before the socket sends it. */
    onResponse: (listener: (typeof listeners)[number]) => void listeners.push(listener),
  };
}

/** A server of Mirage with the interceptor's own. */
export type InterceptedServer = Pick<Server, Verb | 'timing' | 'shutdown'> &
  Pick<ReturnType<typeof createInterceptor>, 'handle' | 'onResponse'> & {
    /** That of the routes that are declared from here on. */
    middleware: readonly Middleware[];
  };

/** The paths that are the backend's. */
const CALLS = /^\/(api\/|udf\/|(news|covid|verifySecurityCode)$)/;

/** The pattern of the calls of a route, as `GET /api/users/:id/plans`. */
function patternOf(route: string) {
  return new RegExp(`^${route.replaceAll(/:(\w+)/g, '(?<$1>[^/]+)')}$`);
}

function isDecodable(path: string) {
  try {
    return decodeURIComponent(path) !== '';
  } catch {
    return false;
  }
}

/** Responds to a call whose route has rejected as Mirage does to one that throws. */
function respondFailed(error: unknown): Rack {
  if (error instanceof NetworkError) throw error;
  const message = error instanceof Error ? error.message : String(error);
  return new Response(500, {}, { message }).toRackResponse();
}

function paramsIn(found: RegExpExecArray | null | undefined) {
  const values = Object.entries(found?.groups ?? {});
  return Object.fromEntries(values.map(([name, value]) => [name, decodeURIComponent(value)]));
}

function serialize(body: unknown) {
  return typeof body === 'string' || body instanceof ReadableStream ? body : (JSON.stringify(body) ?? '');
}
