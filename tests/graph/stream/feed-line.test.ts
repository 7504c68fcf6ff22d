import { describe, expect, it, vi } from 'vitest';
import { createFeedLine } from '../../../src/graph/stream/feed-line';
import type { Rest } from '../../../src/rest/client';
import type { requestStream } from '../../../src/rest/event-stream';

type Request = typeof requestStream;

/** A line that was opened, with what was requested and a way to send its events. */
function opened(followed: Parameters<ReturnType<typeof createFeedLine>>[0]) {
  const request = vi.fn<Request>(async () => {});
  const rest = {} as Rest;
  const listener = { onOpen: vi.fn(), onEvent: vi.fn() };
  const { signal } = new AbortController();
  void createFeedLine({ rest, feedUrl: 'https://feed.test/udf/', request })(followed, listener, signal);
  const [, path, options] = request.mock.calls[0]!;
  return { path, options, signal, listener };
}

describe('a line of a feed', () => {
  it.each([
    [{ symbols: ['FPT', 'VNM'], depth: ['FPT'] }, 'symbols=FPT,VNM&depth=FPT'],
    [{ symbols: 'ALL' as const, depth: [] }, 'symbols=*'],
    [{ symbols: [], depth: ['FPT', 'M&A'] }, 'depth=FPT,M%26A'],
  ])('names what is followed: %j', (followed, query) => {
    expect(opened(followed).path).toBe(`https://feed.test/udf/stream?${query}`);
  });

  it('is requested like every call, and ends with its AbortSignal', () => {
    const { options, signal } = opened({ symbols: ['FPT'], depth: [] });
    expect(options).toMatchObject({ absolute: true, signal });
  });

  it('is open with its first event, a comment too', () => {
    const { options, listener } = opened({ symbols: ['FPT'], depth: [] });
    expect(listener.onOpen).not.toHaveBeenCalled();
    options.onComment();
    options.onMessage({ event: 'message', id: null, data: '{"n":"FPT","v":{"lp":1}}' });
    expect(listener.onOpen).toHaveBeenCalledTimes(1);
    expect(listener.onEvent).toHaveBeenCalledTimes(2);
  });

  it.each([
    ['one row', 'message', '{"n":"FPT","v":{"lp":1}}', [{ n: 'FPT', v: { lp: 1 } }]],
    ['a list of rows', 'message', '{"d":[{"n":"FPT"},null,7,{"n":"VNM"}]}', [{ n: 'FPT' }, { n: 'VNM' }]],
    ['a phase', 'phase', '{"n":"FPT","v":{"lp":1}}', []],
    ['a page', 'message', '<!doctype html>', []],
    ['a part of a row', 'message', '{"n":"FPT","v":', []],
    ['a list', 'message', '[{"n":"FPT"}]', []],
    ['nothing', 'message', '', []],
  ])('reports %s', (_, event, data, rows) => {
    const { options, listener } = opened({ symbols: ['FPT'], depth: [] });
    options.onMessage({ event, id: null, data });
    expect(listener.onEvent.mock.calls).toEqual([[rows]]);
  });

  const events = {
    row: '{"n":"FPT","v":{"lp":1}}',
    'half of a row': '{"n":"FPT","v":',
    'something else': '{"error":"down"}',
    'no row': '{"d":[]}',
  };
  type EventName = keyof typeof events;
  /** What is thrown where these events come one after the other. */
  const thrownBy = (names: readonly EventName[]) => {
    const { options } = opened({ symbols: ['FPT'], depth: [] });
    const send = (data: string) => options.onMessage({ event: 'message', id: null, data });
    try {
      names.forEach((name) => send(events[name]));
    } catch (error) {
      return error;
    }
    return null;
  };
  const half: EventName = 'half of a row';

  it('ends with the third event in a row that cannot be read, comments and empty lists aside', () => {
    for (const names of [
      [half, half, half],
      [half, 'something else', 'no row', half],
    ] satisfies EventName[][]) {
      expect(thrownBy(names.slice(0, -1)), names.join()).toBeNull();
      expect(thrownBy(names), names.join()).toMatchObject({ name: 'RestError', kind: 'unreadable' });
    }
  });

  it('goes on where a row comes between events that cannot be read', () => {
    expect(thrownBy([half, half, 'row', half, half])).toBeNull();
  });

  it('reports a comment as an event without rows', () => {
    const { options, listener } = opened({ symbols: ['FPT'], depth: [] });
    options.onComment();
    expect(listener.onEvent.mock.calls).toEqual([[[]]]);
  });
});
