import { describe, expect, it } from 'vitest';
import { MAX_BODY_BYTES } from '../../src/rest/response-body';
import { createRest } from '../../src/rest/client';
import { noTimer } from '../support/rest/fake-server';
import { page, PATH, restOver, failureOf } from '../support/rest/client';

describe('a response', () => {
  it.each([
    ['what is in data', { data: [1, 2] }, [1, 2]],
    ['null in data', { data: null, error: 'boom' }, null],
    ['a body without data', { s: 'ok' }, { s: 'ok' }],
    ['a bare list', [1], [1]],
    ['a bare null', null, null],
  ])('is %s', async (_what, json, response) => {
    expect(await restOver({ json }).rest.get(PATH)).toEqual(response);
  });

  it('is the whole body where what stands beside the data is requested', async () => {
    const { rest } = restOver({ json: { data: [1], total: 7 } });
    expect(await rest.get(PATH, { isWhole: true })).toEqual({ data: [1], total: 7 });
  });

  it('may start with a byte order mark', async () => {
    expect(await restOver({ text: '\uFEFF{"data":[]}' }).rest.get(PATH)).toEqual([]);
  });

  it('to a submission may be empty', async () => {
    expect(await restOver({ text: ' \n' }).rest.post(PATH)).toBeNull();
    expect(await restOver({ status: 204 }).rest.post(PATH)).toBeNull();
  });

  it('never reaches a prototype', async () => {
    await restOver({ text: '{"data":{"__proto__":{"isAdmin":true}}}' }).rest.get(PATH);
    expect(({} as Record<string, unknown>)['isAdmin']).toBeUndefined();
  });

  it.each([
    ['HTML', { text: '<!doctype html><title>502</title>' }, 200],
    ['empty', { text: '' }, 200],
    ['no content', { status: 204 }, 204],
    ['truncated', { text: '{"data":[{"symbol":"VN' }, 200],
    ['single-quoted', { text: "{'data':[]}" }, 200],
    ['two documents', { text: '{}{}' }, 200],
    ['a literal beside HTML', { text: '<p>NaN</p>' }, 200],
    ['a literal in what is truncated', { text: '{"price":NaN,"name":"Infinity' }, 200],
  ])('that is %s is unreadable', async (_what, reply, status) => {
    expect(await failureOf(restOver(reply).rest.get(PATH))).toEqual({
      kind: 'unreadable',
      status,
      serverMessage: null,
    });
  });

  it('may have numbers that JSON lacks, which are null, and their names in texts', async () => {
    const text = '{"data":[NaN,-Infinity,{"a":Infinity,"NaN":"NaN, \\"Infinity\\" \\\\"},1]}';
    expect(await restOver({ text }).rest.get(PATH)).toEqual([
      null,
      null,
      { a: null, NaN: 'NaN, "Infinity" \\' },
      1,
    ]);
  });

  it('is refused when it grows too large, announced or not', async () => {
    const text = `"${'x'.repeat(MAX_BODY_BYTES)}"`;
    const failure = { kind: 'oversized', status: 200, serverMessage: null };

    expect(await failureOf(restOver({ text }).rest.get(PATH))).toEqual(failure);
    const announced = { text: '[]', headers: { 'content-length': String(MAX_BODY_BYTES + 1) } };
    expect(await failureOf(restOver(announced).rest.get(PATH))).toEqual(failure);
  });

  it('is read, and capped, also where a replaced fetch responds without a stream', async () => {
    const textOnly = (text: string) => async () =>
      ({ ok: true, status: 200, headers: new Headers(), text: async () => text }) as Response;
    const over = (text: string) =>
      createRest({ baseUrl: '', token: null, page, schedule: noTimer, fetch: textOnly(text) }).get(PATH);

    expect(await over('{"data":[1]}')).toEqual([1]);
    expect(await failureOf(over('x'.repeat(MAX_BODY_BYTES + 1)))).toMatchObject({ kind: 'oversized' });
  });
});
