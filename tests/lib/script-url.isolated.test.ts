import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const ORIGIN = 'https://nhip.example';

const createPolicy = vi.fn((_name: string, rules: { createScriptURL: (url: string) => string }) => rules);

beforeEach(() => {
  vi.resetModules();
  createPolicy.mockClear();
  vi.stubGlobal('window', { location: { origin: ORIGIN, href: `${ORIGIN}/technical/FPT` } });
});

afterEach(() => void vi.unstubAllGlobals());

async function opened(trustedTypes: unknown) {
  vi.stubGlobal('trustedTypes', trustedTypes);
  return (await import('../../src/lib/script-url')).workerUrl;
}

describe('the address of a worker', () => {
  it('is one of our own, by a policy that is made once', async () => {
    const workerUrl = await opened({ createPolicy });
    const own = ['/sw.js', '/assets/cases.worker-BgW6G1WA.js', `${ORIGIN}/sw.js`];

    expect(own.map(workerUrl)).toEqual(own);
    expect(createPolicy.mock.calls.map(([name]) => name)).toEqual(['script-url']);
  });

  it.each([
    'https://elsewhere.example/sw.js',
    '//elsewhere.example/assets/a.js',
    '/api/a.js',
    '/assets/../api/a.js',
    '/assets/a.json',
    'data:text/javascript,1',
    'blob:https://nhip.example/1',
  ])('is never %s', async (address) => {
    const workerUrl = await opened({ createPolicy });
    expect(() => workerUrl(address)).toThrow(TypeError);
  });

  it('is taken as it is where the browser has no such rule', async () => {
    const workerUrl = await opened(undefined);
    expect(workerUrl('/sw.js')).toBe('/sw.js');
  });
});
