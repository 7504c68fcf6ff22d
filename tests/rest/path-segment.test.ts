// @module-tag P16
import { describe, expect, it } from 'vitest';
import { pathSegment, type RestError } from '../../src/rest/errors';

describe('a segment of a path', () => {
  it.each(['HPG', 'a/b', '../x', 'a?b#c', '100 %', 'Mã', '%2e%2e'])('holds %j and gives it back', (text) => {
    const { pathname } = new URL(`/api/${pathSegment(text)}/end`, 'http://localhost');
    const [, api, segment, end, ...rest] = pathname.split('/');
    expect([api, decodeURIComponent(segment ?? ''), end, rest]).toEqual(['api', text, 'end', []]);
  });

  it.each(['', '.', '..', '\ud800'])('refuses %j', (text) => {
    expect(() => pathSegment(text)).toThrow(expect.objectContaining({ kind: 'invalid' }) as RestError);
  });
});
