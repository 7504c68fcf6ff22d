// @module-tag P9
import { describe, expect, it } from 'vitest';
import { differences, expectedOf, type Table } from '../support/machines/cases';
import { cases, due, laterTimes, leftTimes, start, steps, times, yearTimes } from './renewal.walk';

const none = { token: '', times: null, isSettled: false, isLacking: false };
const first = { ...none, token: 'first', times };
const settled = { ...first, isSettled: true };
const lacking = { ...first, isLacking: true };
const ofSecond = { token: 'second', times: laterTimes, isSettled: false };

const renewed = { type: 'token renewed', oldToken: 'first', token: 'second' };
const requests = [{ renew: { token: 'first' } }];

const at = (state: string) => ({ value: { limited: state } });
const opaque = { value: 'opaque', context: { token: 'opaque', times: null, isSettled: false } };
const over = { value: 'over', emitted: [{ type: 'token over', token: 'first' }] };
const renewing = { ...at('renewing'), requests };

const tokens = {
  'a token with an end': { ...at('waiting'), context: { token: 'first', times, isSettled: false } },
  'another token with an end': { ...at('waiting'), context: ofSecond },
  'an opaque token': opaque,
};
const isShown = { 'the page is shown again': { ...at('waiting'), context: { times: leftTimes } } };
/** What a token does that is not renewed any more. */
const ends = { ...tokens, 'the page is shown again': { context: { times: leftTimes } }, '200 s pass': over };

const table: Table = {
  opaque: { start: { context: none }, steps: tokens },
  'limited.waiting': {
    start: { ...at('waiting'), context: first },
    steps: { ...tokens, ...isShown, '90 s pass': renewing, '200 s pass': { ...over, requests } },
  },
  'limited.waiting for a year': {
    start: { ...at('waiting'), context: { ...first, times: yearTimes } },
    steps: { ...tokens, ...isShown },
  },
  'limited.waiting after a sleep': {
    start: { ...at('waiting'), context: { ...first, times: leftTimes } },
    steps: {
      ...tokens,
      '1 ms passes': renewing,
      '60 s pass': renewing,
      '90 s pass': { ...over, requests },
      '200 s pass': { ...over, requests },
    },
  },
  'limited.renewing': {
    start: { ...renewing, context: first },
    steps: {
      ...tokens,
      'the server sends a token': { ...at('settled'), context: settled, emitted: [renewed] },
      'the server sends none': { ...at('settled'), context: settled },
      'another page renews it': at('paused'),
      'the server lacks the call': { ...at('settled'), context: lacking },
      'the server refuses': { ...at('settled'), context: settled },
      'the server cannot be reached': at('paused'),
      '200 s pass': over,
    },
  },
  'limited.paused': {
    start: { ...at('paused'), context: first, requests },
    steps: {
      ...tokens,
      ...isShown,
      '60 s pass': renewing,
      '90 s pass': renewing,
      '200 s pass': { ...over, requests },
    },
  },
  'limited.paused for nearly a minute': {
    start: { ...at('paused'), context: first, requests },
    steps: {
      ...tokens,
      ...isShown,
      '1 ms passes': renewing,
      '60 s pass': renewing,
      '90 s pass': { ...over, requests },
      '200 s pass': { ...over, requests },
    },
  },
  'limited.settled': {
    start: { ...at('settled'), context: settled, emitted: [renewed], requests },
    steps: ends,
  },
  'limited.settled by a refusal': {
    start: { ...at('settled'), context: settled, requests },
    steps: ends,
  },
  'limited.settled without the call': {
    start: { ...at('settled'), context: lacking, requests },
    steps: {
      ...ends,
      'a token with an end': { context: { times } },
      'another token with an end': { context: ofSecond },
    },
  },
  over: { start: { ...over, context: first, requests }, steps: tokens },
};

describe('the renewal of a token', () => {
  it('does what its table lists in every situation and step, and nothing else', async () => {
    expect(await differences(cases(), expectedOf(table, steps))).toEqual([]);
  });

  it.each([
    { status: 400, is: 'settled', isLacking: false },
    { status: 403, is: 'settled', isLacking: false },
    { status: 404, is: 'settled', isLacking: true },
    { status: 405, is: 'settled', isLacking: true },
    { status: 408, is: 'paused', isLacking: false },
    { status: 429, is: 'paused', isLacking: false },
    { status: 500, is: 'paused', isLacking: false },
    { status: 501, is: 'settled', isLacking: true },
    { status: 503, is: 'paused', isLacking: false },
  ])(
    'that is answered with $status is $is, and the call lacking: $isLacking',
    async ({ status, is, isLacking }) => {
      const harness = start();
      for (const step of [...due, { failure: { status } }]) await harness.run(step);

      expect(harness.observe()).toMatchObject({ ...at(is), context: { isLacking } });
    },
  );
});
