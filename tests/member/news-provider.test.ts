import { afterEach, describe, expect, it, vi } from 'vitest';
import { newsProvider } from '../../src/member/news/Credits';

afterEach(() => vi.unstubAllEnvs());

describe('the name of the news provider', () => {
  it.each([
    [{}, 'localhost:5173'],
    [{ VITE_NEWS_PROVIDER: '', VITE_NEWS_URL: '/tin' }, 'localhost:5173'],
    [{ VITE_API_URL: 'https://api.example/v1' }, 'api.example'],
    [
      { VITE_API_URL: 'https://api.example', VITE_NEWS_URL: 'https://tin.example:8443/rss' },
      'tin.example:8443',
    ],
    [{ VITE_NEWS_PROVIDER: 'Tin Tài Chính', VITE_NEWS_URL: 'https://tin.example' }, 'Tin Tài Chính'],
  ])('of a build with %j is %s', (variables, name) => {
    for (const [variable, value] of Object.entries(variables)) vi.stubEnv(variable, value);
    expect(newsProvider()).toBe(name);
  });
});
