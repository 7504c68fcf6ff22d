import { describe, expect, it, onTestFinished } from 'vitest';
import { startSignInRetry, withRetry } from '../../src/app/actors/retry';
import { RestError, toMessageError } from '../../src/rest/errors';

/** The seconds that the form waits after so many failed sign-ins. */
async function waitAfter(failures: number, error: RestError) {
  const retry = startSignInRetry();
  onTestFinished(() => void retry.stop());
  for (let count = 0; count < failures; count += 1) {
    const response = Promise.reject(error).catch(toMessageError);
    await expect(withRetry(retry, response)).rejects.toThrow(error.kind);
  }
  return retry.getSnapshot().context.secondsLeft;
}

describe('the wait of the sign-in', () => {
  it.each([400, 401, 403, 404, 422, 429])('begins with the third refusal with %i', async (status) => {
    const refusal = new RestError('client', { status });

    expect([await waitAfter(2, refusal), await waitAfter(3, refusal)]).toEqual([0, 2]);
  });

  it.each([
    new RestError('unreachable'),
    new RestError('timeout'),
    new RestError('unreadable', { status: 200 }),
    new RestError('server', { status: 500 }),
    new RestError('server', { status: 503 }),
  ])('does not begin where the server judged nobody: $message', async (failure) => {
    expect(await waitAfter(9, failure)).toBe(0);
  });
});
