import { parse } from 'regexparam';
import { notFound, routes, type Route } from '../../src/app/router/routes.ts';
import { productRoutes } from './first-load.ts';

/**
 * What an address shows, the first pattern that matches it: a route for each page of the product, one for the pages of
 * groups with the same layout, at last the page for whatever matches nothing.
 */
export const patterns: readonly { pattern: string; route: Route }[] = [
  ...productRoutes.map((route) => ({ route, pattern: parse(route.path).pattern.source })),
  ...[true, false].flatMap((isTwoColumns) => {
    const alike = routes.filter(({ group, twoColumns }) => group && twoColumns === isTwoColumns);
    return alike.length === 0 ? [] : [{ route: alike[0]!, pattern: beginningOf(alike) }];
  }),
  { route: notFound, pattern: '' },
];

function beginningOf(alike: readonly Route[]) {
  return `^/(?:${[...new Set(alike.map(({ path }) => path.split('/')[1]))].join('|')})(?:/|$)`;
}
