import { afterEach, describe, expect, it, vi } from 'vitest';

/** The in-app path of an address, in a build that lives below a base. */
async function pathAt(pathname: string, base = '/') {
  vi.resetModules();
  vi.stubEnv('BASE_URL', base);
  vi.stubGlobal('window', { location: { pathname } });
  const { basePath, currentPath } = await import('../../src/lib/address');
  return [basePath, currentPath()];
}

afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

describe('the in-app path', () => {
  it.each([
    { pathname: '/', base: '/', path: ['', '/'] },
    { pathname: '/technical/VNM', base: '/', path: ['', '/technical/VNM'] },
    { pathname: '/dashboard/', base: '/dashboard/', path: ['/dashboard', '/'] },
    { pathname: '/dashboard', base: '/dashboard/', path: ['/dashboard', '/'] },
    { pathname: '/dashboard/technical/VNM', base: '/dashboard/', path: ['/dashboard', '/technical/VNM'] },
    { pathname: '/nhipster', base: '/nhip/', path: ['/nhip', '/nhipster'] },
  ])('of $pathname below $base is $path', async ({ pathname, base, path }) => {
    expect(await pathAt(pathname, base)).toEqual(path);
  });
});
