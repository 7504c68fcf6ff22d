import { describe, expect, it } from 'vitest';
import { feedReasonOf, mayBeAnswered, nullIf, readable } from '../../src/graph/feed-reason';
import { kindOfStatus, RestError, type RestErrorKind } from '../../src/rest/errors';

const reasonOf = (status: number, serverMessage: string | null = null) =>
  feedReasonOf(new RestError(kindOfStatus(status), { status, serverMessage }));

describe('why a feed does not say something', () => {
  it.each([404, 405, 410, 501])('is that it lacks the call where the status is %i', (status) => {
    expect(reasonOf(status)).toBe('LACKS');
  });

  it.each([400, 401, 402, 403, 409, 414, 422])('is that it refused the request at %i', (status) => {
    expect(reasonOf(status)).toBe('REFUSED');
  });

  it.each([500, 502, 503, 504])('is that it did not answer at %i', (status) => {
    expect(reasonOf(status)).toBe('UNREACHED');
  });

  it('is that it receives too many requests at 429', () => {
    expect(reasonOf(429)).toBe('BUSY');
  });

  it.each([
    ['no such method', 'LACKS'],
    ['Not implemented', 'LACKS'],
    ['unknown symbol DEL', 'UNKNOWN_SYMBOL'],
    ['unknown_symbol FPT', 'UNKNOWN_SYMBOL'],
    ['Invalid symbol', 'UNKNOWN_SYMBOL'],
    ['Symbol not found', 'UNKNOWN_SYMBOL'],
    ['symbol FPT not found', 'UNKNOWN_SYMBOL'],
    ['unsupported resolution D', 'REFUSED'],
    ['', 'REFUSED'],
  ])('is read from the message of an error with a status of success: %s', (message, reason) => {
    expect(feedReasonOf(new RestError('refused', { status: 200, serverMessage: message }))).toBe(reason);
  });

  it.each<[RestErrorKind, string]>([
    ['unreadable', 'UNREADABLE'],
    ['oversized', 'UNREADABLE'],
    ['unreachable', 'UNREACHED'],
    ['timeout', 'UNREACHED'],
  ])('of a request that is %s is %s', (kind, reason) => {
    expect(feedReasonOf(new RestError(kind))).toBe(reason);
  });

  it('is a unit that is not known where that is what could not be read', () => {
    const noUnit = { availability: 'UNDECIDED_UNIT' } as const;
    const reason = (bars: Parameters<typeof readable>[0]) => {
      try {
        return readable(bars);
      } catch (error) {
        return feedReasonOf(error as RestError);
      }
    };
    expect([reason(noUnit), reason({ availability: 'UNREADABLE' }), reason(null)]).toEqual([
      ...['UNDECIDED_UNIT', 'UNREADABLE', null],
    ]);
  });

  it('is none where the failure is not about a request', () => {
    expect(feedReasonOf({ kind: 'unexpected', status: null, serverMessage: null })).toBeNull();
  });
});

describe('another try', () => {
  it('may be answered but where the feed has said no', () => {
    const fails = (status: number, serverMessage: string | null = null) =>
      mayBeAnswered(new RestError(kindOfStatus(status), { status, serverMessage }));
    expect([400, 401, 403, 404, 405, 414, 422, 501].filter((status) => fails(status))).toEqual([]);
    expect([429, 500, 503].filter((status) => !fails(status))).toEqual([]);
    expect([fails(200, 'unknown symbol'), fails(200, 'no such method'), fails(200, 'no')]).toEqual([
      false,
      false,
      false,
    ]);
    for (const kind of ['unreadable', 'unreachable', 'timeout'] as const)
      expect(mayBeAnswered(new RestError(kind))).toBe(true);
    expect(mayBeAnswered({ kind: 'unexpected', status: null, serverMessage: null })).toBe(true);
  });
});

describe('null in place of a failure', () => {
  it('is for the named reasons alone', () => {
    const handler = nullIf('LACKS', 'UNREADABLE');
    expect(handler(new RestError('notFound', { status: 404 }))).toBeNull();
    expect(handler(new RestError('unreadable'))).toBeNull();
    for (const error of [new RestError('timeout'), new Error('a bug')])
      expect(() => handler(error)).toThrow(error);
  });
});
