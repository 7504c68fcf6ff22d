// @module-tag P9
import { describe, expect, it } from 'vitest';
import { errorStatus, failureNotice } from '../../machines/effects';

describe('an error', () => {
  it.each([
    { error: new Error('Máy chủ bận'), detail: 'Máy chủ bận' },
    { error: { message: 'from another realm' }, detail: 'from another realm' },
    { error: 'a thrown text', detail: undefined },
    { error: { message: '' }, detail: undefined },
    { error: { message: 42 }, detail: undefined },
    { error: null, detail: undefined },
  ])('$error becomes a notice with the detail $detail', ({ error, detail }) => {
    const plain = { type: 'notice', code: 'session.signInFailed' };
    const notice = detail === undefined ? plain : { ...plain, detail };
    expect(failureNotice('session.signInFailed', error)).toStrictEqual(notice);
  });

  it.each([
    { error: { status: 401 }, status: 401 },
    { error: Object.assign(new Error('refused'), { status: 422 }), status: 422 },
    { error: new Error('refused'), status: undefined },
    { error: null, status: undefined },
  ])('$error has the status $status', ({ error, status }) => {
    expect(errorStatus(error)).toBe(status);
  });
});
