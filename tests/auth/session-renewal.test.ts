import { createActor } from 'xstate';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { sessionMachine } from '../../machines/session.machine';
import type { Locks } from '../../src/lib/locks';
import { openStorage } from '../../src/lib/storage';
import { startRenewal } from '../../src/auth/account-security/renewal';
import type { Rest } from '../../src/rest/client';
import { RestError } from '../../src/rest/errors';
import { sampleUser } from '../../src/rest/user';

const NOW = Date.parse('2026-08-27T09:00:00Z');
const HOUR = 3_600_000;
const DUE = 0.8 * HOUR;

/** A token that ends some time after the test has begun, by its number. */
function token(number: number, life = HOUR) {
  const payload = { exp: (NOW + life) / 1_000, number };
  return `header.${Buffer.from(JSON.stringify(payload)).toString('base64url')}.signature`;
}

/** Locks that pages of one browser share. */
function sharedLocks(): Locks {
  let last: Promise<unknown> = Promise.resolve();
  return {
    request: <T>(_: string, run: () => Promise<T>) => {
      const running = last.catch(() => {}).then(run);
      last = running;
      return running;
    },
  };
}

/** A page whose session has a token, and the requests that it has sent for another. */
function open(first: string, answers: unknown[] = [], locks: Locks | null = sharedLocks()) {
  localStorage.setItem('accessToken', first);
  const storage = openStorage(window);
  const session = createActor(sessionMachine, {
    input: { stored: { token: first, user: { ...sampleUser, id: 7 } } },
  }).start();
  const emitted: string[] = [];
  session.on('*', ({ type }) => emitted.push(type));
  // As the session's actor does.
  session.subscribe(({ context }) => {
    if (context.session) localStorage.setItem('accessToken', context.session.token);
  });
  const post = vi.fn<Rest['post']>(async () => {
    const answer = answers.shift();
    if (answer instanceof RestError) throw answer;
    return answer;
  });
  const rest = { post } as unknown as Rest;
  const stop = startRenewal({ session, storage, rest, locks: locks ?? undefined, random: () => 1 });
  onTestFinished(() => {
    stop();
    session.stop();
  });
  return { session, emitted, post, now: () => session.getSnapshot().context.session?.token };
}

let visibility: DocumentVisibilityState = 'visible';
let isOnline = true;

beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
  visibility = 'visible';
  isOnline = true;
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const refusal = (status: number) => new RestError('client', { status });

describe('a token that says when it ends', () => {
  it('is renewed once, some time before, and the new one in its turn', async () => {
    const { post, now } = open(token(1), [{ token: token(2, 2 * HOUR) }, { token: token(3, 4 * HOUR) }]);

    await vi.advanceTimersByTimeAsync(DUE - 1);
    expect(post).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);

    expect(post.mock.calls.map(([path, body]) => [path, body])).toEqual([['api/users/refresh', undefined]]);
    expect([now(), localStorage.getItem('accessToken')]).toEqual([token(2, 2 * HOUR), token(2, 2 * HOUR)]);
    await vi.advanceTimersByTimeAsync(0.8 * 1.2 * HOUR);
    expect([post.mock.calls.length, now()]).toEqual([2, token(3, 4 * HOUR)]);
  });

  it('of a year sets off no timer at once', async () => {
    const { post, emitted } = open(token(1, 365 * 24 * HOUR));
    await vi.advanceTimersByTimeAsync(24 * HOUR);
    expect([post.mock.calls, emitted]).toEqual([[], []]);
  });

  it('is renewed by one page of the browser for all', async () => {
    const locks = sharedLocks();
    const answers = [{ token: token(2, 2 * HOUR) }];
    const pages = [open(token(1), answers, locks), open(token(1), answers, locks)];

    await vi.advanceTimersByTimeAsync(DUE);

    expect(pages.map(({ post }) => post.mock.calls.length)).toEqual([1, 0]);
  });

  it('is renewed by one page for all without locks too, each after a wait of its own', async () => {
    const { post } = open(token(1), [{ token: token(2, 2 * HOUR) }], null);
    await vi.advanceTimersByTimeAsync(DUE);
    const before = post.mock.calls.length;
    localStorage.setItem('accessToken', token(3, 2 * HOUR));

    await vi.advanceTimersByTimeAsync(5_000);

    expect([before, post.mock.calls.length]).toEqual([0, 0]);
  });

  it.each(['hidden', 'offline'])('is not renewed by a page that is %s, but by its return', async (state) => {
    const { post, now } = open(token(1), [{ token: token(2, 2 * HOUR) }]);
    if (state === 'hidden') visibility = 'hidden';
    else isOnline = false;
    await vi.advanceTimersByTimeAsync(DUE + 100_000);
    expect(post).not.toHaveBeenCalled();

    visibility = 'visible';
    isOnline = true;
    if (state === 'hidden') document.dispatchEvent(new Event('visibilitychange'));
    else window.dispatchEvent(new Event('online'));
    await vi.advanceTimersByTimeAsync(10_000);

    expect([post.mock.calls.length, now()]).toEqual([1, token(2, 2 * HOUR)]);
  });

  it.each([401, 403, 404, 405, 501])(
    'whose renewal is refused with %i is not renewed again, and ends no session',
    async (status) => {
      const { post, now, emitted } = open(token(1), [refusal(status)]);

      await vi.advanceTimersByTimeAsync(HOUR - 1);

      expect([post.mock.calls.length, now(), emitted]).toEqual([1, token(1), []]);
    },
  );

  it('is renewed again a minute after a failure on the way', async () => {
    const { post, now } = open(token(1), [new RestError('unreachable'), { token: token(2, 2 * HOUR) }]);

    await vi.advanceTimersByTimeAsync(DUE + 60_000);

    expect([post.mock.calls.length, now()]).toEqual([2, token(2, 2 * HOUR)]);
  });

  it.each([null, {}, { token: '' }, { token: 'two words' }, 'text'])(
    'stays where the answer is %j',
    async (answer) => {
      const { post, now } = open(token(1), [answer]);
      await vi.advanceTimersByTimeAsync(HOUR - 1);
      expect([post.mock.calls.length, now()]).toEqual([1, token(1)]);
    },
  );

  it('comes back to nobody who has signed out in another tab meanwhile', async () => {
    const { now } = open(token(1), [{ token: token(2, 2 * HOUR) }], {
      request: async (_, run) => {
        const result = await run();
        localStorage.removeItem('accessToken');
        return result;
      },
    });

    await vi.advanceTimersByTimeAsync(DUE);

    expect([now(), localStorage.getItem('accessToken')]).toEqual([token(1), null]);
  });

  it('has the session checked once when it is over, whatever is on screen', async () => {
    const { emitted } = open(token(1), [refusal(401)]);

    await vi.advanceTimersByTimeAsync(HOUR);
    expect(emitted).toEqual(['check session']);
    await vi.advanceTimersByTimeAsync(HOUR);

    expect(emitted).toEqual(['check session']);
  });

  it('is found over when the page returns from a sleep', async () => {
    const { emitted } = open(token(1));

    vi.setSystemTime(NOW + 2 * HOUR);
    document.dispatchEvent(new Event('visibilitychange'));
    await vi.advanceTimersByTimeAsync(0);

    expect(emitted).toEqual(['check session']);
  });
});

it('an opaque token sends no request, ever', async () => {
  const { post, emitted } = open('1.1.x7k2p9');

  await vi.advanceTimersByTimeAsync(100 * 24 * HOUR);
  document.dispatchEvent(new Event('visibilitychange'));

  expect([post.mock.calls, emitted]).toEqual([[], []]);
});
