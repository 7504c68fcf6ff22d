import { describe, expect, it } from 'vitest';
import { Link, Redirect } from '../../src/app/router/Link';
import type { useNavigate } from '../../src/app/router/navigation';
import { pathTo, type Href } from '../../src/app/router/paths';
import { sourceFiles } from '../support/source-files';

const sources = sourceFiles(['src']);

describe('the address of a page', () => {
  it.each([
    ['VNM', '/technical/VNM'],
    ['E1VFVN30', '/technical/E1VFVN30'],
    ['../admin', '/technical/..%2Fadmin'],
    ['a b?c#d', '/technical/a%20b%3Fc%23d'],
  ])('has %s as one segment', (symbol, path) => {
    expect(pathTo('/technical/:symbol', { symbol })).toBe(path);
  });

  it('ends before the first optional parameter that is left out', () => {
    const path = '/signal/subscribe-confirm/:bot?/:token?';
    expect([
      pathTo(path, {}),
      pathTo(path, { bot: 'zalo' }),
      pathTo(path, { bot: 'zalo', token: 'a/b' }),
    ]).toEqual([
      '/signal/subscribe-confirm',
      '/signal/subscribe-confirm/zalo',
      '/signal/subscribe-confirm/zalo/a%2Fb',
    ]);
  });
});

// Compiled only: each line below `@ts-expect-error` has to be an error of types.
export function typedPaths(navigate: ReturnType<typeof useNavigate>) {
  const accepted: Href[] = [
    '/',
    '/?signals=results',
    '/auth/new-password',
    '/auth/new-password/abc',
    '/signal/subscribe-confirm/zalo/abc',
    '/technical/HPG?resolution=W',
    pathTo('/technical/:symbol', { symbol: 'HPG' }),
  ];

  // @ts-expect-error -- No page has this path.
  const misspelt: Href = '/auth/log-in';
  // @ts-expect-error -- The page needs its symbol.
  const withoutSymbol: Href = '/technical';
  // @ts-expect-error -- The page takes no parameter.
  const withParameter: Href = '/about/us';
  // @ts-expect-error -- No row of the table has this path.
  pathTo('/chart/:symbol', { symbol: 'HPG' });
  // @ts-expect-error -- The parameter has another name.
  pathTo('/technical/:symbol', { ticker: 'HPG' });
  // @ts-expect-error -- The parameter is required.
  pathTo('/technical/:symbol', {});
  // @ts-expect-error -- A link leads to a page of the table.
  void (<Link href="/auth/log-in" />);
  // @ts-expect-error -- So does a redirect.
  void (<Redirect to="/auth/log-in" />);
  // @ts-expect-error -- So does navigation.
  navigate('/auth/log-in');

  return [accepted, misspelt, withoutSymbol, withParameter];
}

it('is typed wherever the product opens a page', () => {
  const untyped = Object.entries(sources)
    .filter(([file]) => !file.startsWith('src/app/router/'))
    .filter(
      ([, source]) =>
        /import \{[^}]*\b(?:Link|Redirect|Route|useLocation)\b[^}]*\} from 'wouter/.test(source) ||
        /from 'wouter\/use-browser-location'/.test(source) ||
        /<a\b[^>]*\shref=(?:"\/|\{[`'"]\/)/.test(source),
    )
    .map(([file]) => file);
  expect(untyped).toEqual([]);
});
