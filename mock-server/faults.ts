import { Response, type Request } from 'miragejs';
import { sessionExpired } from './auth';
import { errorResponse } from './http';
import type { Middleware } from './middleware';
import { NetworkError } from './network-error';
import { streamFaults, withStreamFault, type StreamFault } from './stream-faults';

/** What a call may return in place of its answer, or do: nothing ever, or fail as without a network. */
export const callFaults = ['401', '422', '500', '503', 'html', 'never', 'offline'] as const;
type CallFault = (typeof callFaults)[number];

/** The same, and what a stream may do once it is open. */
export const faultAnswers = [...callFaults, ...streamFaults] as const;
export type FaultAnswer = (typeof faultAnswers)[number];

/** What of it a call does that streams nothing. */
const standIns: Readonly<Record<StreamFault, CallFault>> = {
  drop: 'offline',
  silence: 'never',
  garbage: 'html',
};

/** Stands for every call. */
export const EVERY_CALL = '*';

/** A call by its method and path, as `GET /api/watchlists`, and what it returns: once, or until the fault is removed. */
export type Fault = { readonly call: string; readonly answer: FaultAnswer; readonly isOnce: boolean };

/** Creates the faults of one server; a call has one at most. */
export function createFaults(initial: readonly Fault[] = []) {
  let current = initial;
  const calls: string[] = [];
  const faultOf = (call: string) =>
    current.find((each) => each.call === call) ?? current.find((each) => each.call === EVERY_CALL);
  const listeners = new Set<() => void>();
  const set = (next: readonly Fault[]) => {
    current = next;
    listeners.forEach((listener) => listener());
  };
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };

  return {
    /** Every call that the server has a route for. */
    calls: calls as readonly string[],
    addCall: (call: string) => void (calls.includes(call) || calls.push(call)),
    get: () => current,
    subscribe,
    /** Calls a listener when a call gets or loses a fault. */
    onChangeOf(call: string, listener: () => void) {
      const before = faultOf(call);
      return subscribe(() => void (faultOf(call) === before || listener()));
    },
    add: (fault: Fault) => set([...current.filter(({ call }) => call !== fault.call), fault]),
    remove: (call: string) => set(current.filter((each) => each.call !== call)),
    clear: () => set([]),
    /** The fault of a call, its own before that of every call; one that happens once is over then. */
    take(call: string): FaultAnswer | null {
      const fault = faultOf(call);
      if (fault?.isOnce) set(current.filter((each) => each !== fault));
      return fault?.answer ?? null;
    },
  };
}

export type Faults = ReturnType<typeof createFaults>;

/** Returns the fault of a call in the place of its response. */
export function answerWithFault(faults: Faults, call: string): Middleware {
  return (_, request, next) => {
    const answer = faults.take(call);
    if (answer === null) return next();
    return isOfStream(answer) ? respondStreaming(answer, request, next()) : respond(answer, request);
  };
}

function isOfStream(answer: FaultAnswer): answer is StreamFault {
  return streamFaults.some((each) => each === answer);
}

async function respondStreaming(
  fault: StreamFault,
  request: Request,
  responding: Response | Promise<Response>,
): Promise<Response> {
  const response = await responding;
  const [status, headers, body] = response instanceof Response ? response.toRackResponse() : [];
  if (!(body instanceof ReadableStream)) return respond(standIns[fault], request);
  return new Response(status!, headers, withStreamFault(fault, body));
}

const PAGE = '<!doctype html><title>502</title><h1>502 Bad Gateway</h1>';

function respond(answer: CallFault, request: Request): Response | Promise<Response> {
  if (answer === '401') return sessionExpired(request);
  if (answer === '422') return errorResponse(request, 422, 'refused');
  if (answer === '500' || answer === '503') return errorResponse(request, Number(answer), 'outOfOrder');
  if (answer === 'html') return new Response(200, { 'Content-Type': 'text/html' }, PAGE);
  return answer === 'offline' ? Promise.reject(new NetworkError('Failed to fetch')) : new Promise(() => {});
}
