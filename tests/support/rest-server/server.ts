import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { callIn, refuse, type Calls, type ApiRequest } from './calls';
import { createApi, type Data } from './api';
import { send, type Fault } from './faults';
import { feedResponse } from './feed';
import { createFiles } from './files';
import { newsResponse } from './news';

/** A request as it came in. */
type ReceivedRequest = {
  method: string;
  /** Path and query. */
  url: string;
  headers: Readonly<Record<string, string | undefined>>;
  body: string;
};

type Options = Data & {
  /** What to serve beside the calls: the folder of a build, or a function that sends the file of a path. */
  files?: string | ReturnType<typeof createFiles>;
  /** False: the server has no chart feed. */
  hasFeed?: boolean;
  /** True: news items carry author, tags, source, address and tickers. */
  hasNewsDetails?: boolean;
  /** How many bars the chart feed has of each symbol. */
  depth?: number;
  /** Calls beyond the specification, for anybody. */
  calls?: Calls;
  /** Compresses what the calls return. */
  isCompressed?: boolean;
};

type Disturbance = {
  /** What comes instead of the true response; a function that returns nothing lets a request through. */
  fault?: Fault | ((request: ApiRequest) => Fault | undefined) | undefined;
  /** Ends with the first call. */
  once?: boolean;
  /** Keeps each response back until it settles. */
  after?: Promise<unknown> | (() => Promise<unknown>) | undefined;
};

type Order = Disturbance & { call: string };

export type TestServer = Awaited<ReturnType<typeof startServer>>;

/**
 * A REST server that has the calls of the specification and no other, written from its text. It listens on loopback,
 * allows pages of any origin, keeps its requests, and fails where a test disturbs it.
 */
export async function startServer({
  files,
  hasFeed = true,
  hasNewsDetails = false,
  depth,
  calls = {},
  isCompressed = false,
  ...data
}: Options = {}) {
  const api = createApi(data);
  const serveFile = typeof files === 'string' ? createFiles(files) : files;
  const requests: ReceivedRequest[] = [];
  const waiting = new Set<() => void>();
  let orders: Order[] = [];

  const responseTo = (request: ApiRequest) => {
    const beyond = callIn(calls, request);
    if (beyond) return beyond(request);
    const [first] = request.segments;
    if (first === 'api' || first === 'verifySecurityCode') return api.respond(request);
    if (first === 'news') return newsResponse(request, hasNewsDetails);
    if (first === 'udf' && hasFeed) return feedResponse(request, depth);
    return null;
  };

  async function serve(request: IncomingMessage, response: ServerResponse) {
    const { method = '', url = '' } = request;
    const body = await bodyOf(request);
    const headers = request.headers as ReceivedRequest['headers'];
    requests.push({ method, url, headers, body });
    waiting.forEach((look) => look());

    // A page's clock stands at another time, which would follow the server's.
    response.sendDate = false;
    response.setHeader('Access-Control-Allow-Origin', '*');
    response.setHeader('Access-Control-Allow-Headers', 'authorization, content-type');
    response.setHeader('Access-Control-Max-Age', '600');
    if (method === 'OPTIONS') return response.writeHead(204).end();

    const { pathname, searchParams: query } = new URL(`http://server${url}`);
    const isFile = !CALLS.test(pathname);
    if (isFile && serveFile && method === 'GET') return serveFile(pathname, response);
    const segments = segmentsOf(pathname);
    if (segments === null) return send(refuse(400, 'Malformed address'), response, isCompressed);

    const order = orders.find(({ call }) => isCall(call, method, pathname));
    if (order?.once) orders = orders.filter((other) => other !== order);
    const apiRequest = { method, segments, query, headers, body };
    const fault = typeof order?.fault === 'function' ? order.fault(apiRequest) : order?.fault;
    const result = fault ?? responseTo(apiRequest) ?? refuse(404, 'Not found');
    await (typeof order?.after === 'function' ? order.after() : order?.after);
    return send(result, response, isCompressed);
  }

  const server = createServer((request, response) => void serve(request, response));
  await new Promise<void>((ready, failed) => {
    server.once('error', failed).listen(0, '127.0.0.1', ready);
  });
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  /** The requests besides those for files. */
  const requestedCalls = () => requests.filter(({ method, url }) => method !== 'OPTIONS' && CALLS.test(url));

  return {
    url,
    requests: requests as readonly ReceivedRequest[],
    begin: api.begin,
    revoke: api.revoke,
    restore: api.restore,
    symbolsOf: api.symbolsOf,
    plansOf: api.plansOf,
    messageTo: api.messageTo,

    requestedCalls,

    /** What was requested besides files, as 'GET /api/watchlists', in order. */
    calls: () => requestedCalls().map(({ method, url }) => `${method} ${url}`),

    /** The bodies that were posted to a path, in order. */
    posted: (path: string) =>
      requests
        .filter(({ method, url }) => method === 'POST' && url === path)
        .map(({ body }) => JSON.parse(body) as unknown),

    /**
     * Disturbs the calls that begin like this one ('GET /api/watch') from now on; the last disturbance of a call
     * wins. Returns a function that ends it.
     */
    disturb(call: string, disturbance: Disturbance) {
      const order = { call, ...disturbance };
      orders = [order, ...orders];
      return () => void (orders = orders.filter((other) => other !== order));
    },

    /** Settles when a call that begins like this one has come in so many times, past ones included. */
    async received(call: string, times = 1): Promise<void> {
      const isDone = () => requests.filter((each) => isCall(call, each.method, each.url)).length >= times;
      if (isDone()) return;
      await new Promise<void>((done) => {
        const look = () => {
          if (!isDone()) return;
          waiting.delete(look);
          done();
        };
        waiting.add(look);
      });
    },

    /** Forgets the requests so far. */
    forget: () => void requests.splice(0),

    async close() {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}

/** The paths that are calls, not files. */
const CALLS = /^\/(api|news|udf|verifySecurityCode)\b/;

/** The decoded parts of a path; null where one cannot be decoded. */
function segmentsOf(path: string): string[] | null {
  try {
    return path.slice(1).split('/').map(decodeURIComponent);
  } catch {
    return null;
  }
}

function isCall(call: string, method: string, path: string) {
  return `${method} ${path}`.startsWith(call);
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const pieces: Buffer[] = [];
  for await (const piece of request) pieces.push(piece as Buffer);
  return Buffer.concat(pieces).toString('utf8');
}
