import { describe, expect, it, vi } from 'vitest';
import { bundle, optionsOf } from '../../scripts/vite/inline-scripts';

/** The service worker of a build with or without an address for reports, as its file has it. */
const workerOf = (address: string) =>
  bundle(
    'src/app/worker/service-worker.ts',
    'es2022',
    optionsOf({
      base: '/',
      command: 'build',
      define: {},
      env: address ? { VITE_REPORT_URL: address } : {},
    } as never),
  );

/** Runs a worker whose browser has no room for its page; returns what it has posted to its pages. */
async function installIn(code: string) {
  const posted: unknown[] = [];
  const listeners = new Map<string, (event: object) => void>();
  const scope = {
    BUILD: { version: 'one', files: { 'index.html': 'sha256-none' } },
    registration: { scope: 'https://nhip.example/', active: null, unregister: async () => true },
    clients: {
      matchAll: async () =>
        [1, 2].map((page) => ({ postMessage: (each: unknown) => posted.push([page, each]) })),
    },
    addEventListener: (type: string, listen: (event: object) => void) => listeners.set(type, listen),
    fetch: async () => new Response('another build’s page'),
  };
  const caches = {
    match: async () => undefined,
    open: async () => ({ put: async () => {}, match: async () => undefined }),
  };
  // oxlint-disable-next-line typescript/no-implied-eval -- It is what the browser does with it.
  new Function('globalThis', 'caches', code)(scope, caches);
  let work: Promise<unknown> = Promise.resolve();
  listeners.get('install')!({ waitUntil: (each: Promise<unknown>) => (work = each) });
  await expect(work).rejects.toThrow("The server's index.html is another build's");
  return posted;
}

describe('a service worker that cannot keep a file', () => {
  it('hands the error to one page, where the build reports errors', async () => {
    const posted = await installIn(await workerOf('/reports'));

    await vi.waitFor(() =>
      expect(posted).toEqual([[1, { type: 'FAILED', error: expect.any(Error) as Error }]]),
    );
  });

  it('posts nothing otherwise', async () => {
    const code = await workerOf('');

    expect(await installIn(code)).toEqual([]);
    expect(code).not.toContain('FAILED');
  });
});
