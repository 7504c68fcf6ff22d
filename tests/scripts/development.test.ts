import { relative } from 'node:path';
import { loadConfigFromFile, normalizePath, resolveConfig } from 'vite';
import { afterEach, describe, expect, it, vi } from 'vitest';

const development = { command: 'serve', mode: 'development' } as const;

afterEach(() => vi.unstubAllEnvs());

describe('the development server', () => {
  it('stays up when a text, a machine, a document or the mock backend is edited', async () => {
    const { dependencies } = (await loadConfigFromFile(development))!;

    const files = dependencies.map((file) => normalizePath(relative(process.cwd(), file)));
    expect(files).toContain('scripts/vite/first-paint.ts');
    expect(files.filter((file) => /locales|machines\/|mock-server|\.graphql$|\.tsx$/.test(file))).toEqual([]);
  });

  it('forwards the calls to the API that VITE_API_URL names', async () => {
    vi.stubEnv('VITE_API_URL', 'https://api.example.vn/v1/');

    const { server, define } = await resolveConfig({}, 'serve', 'development');

    const proxy = server.proxy?.['/__api'];
    if (typeof proxy !== 'object') throw new Error('The calls are not forwarded');
    expect([proxy.target, proxy.rewrite?.('/__api/api/plans')]).toEqual([
      'https://api.example.vn',
      '/v1/api/plans',
    ]);
    expect(define?.['import.meta.env.VITE_API_URL']).toBe('"/__api"');
    expect(define?.['__DEMO__']).toBe('false');
  });

  it('forwards nothing on the mock backend, and nothing is forwarded in a build', async () => {
    expect((await resolveConfig({}, 'serve', 'development')).server.proxy).toBeUndefined();
    vi.stubEnv('VITE_API_URL', 'https://api.example.vn');
    const { define } = await resolveConfig({}, 'build', 'production');
    expect(define?.['import.meta.env.VITE_API_URL']).toBeUndefined();
  });
});
