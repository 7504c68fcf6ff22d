import { parse } from 'regexparam';
import { notFound, routes, type Route } from '../../src/app/router/routes.ts';
import { productRoutes } from './first-load.ts';

const folders = new Set(routes.flatMap(({ path, group }) => (group ? [path.split('/')[1]] : [])));
const ofGroups = routes.find(({ group }) => group);

/**
 * What an address shows, the first pattern that matches it: a route for each page of the product, one for all pages of
 * groups, at last the page for whatever matches nothing.
 */
export const addresses: readonly { pattern: string; route: Route }[] = [
  ...productRoutes.map((route) => ({ route, pattern: parse(route.path).pattern.source })),
  ...(ofGroups ? [{ route: ofGroups, pattern: `^/(?:${[...folders].join('|')})(?:/|$)` }] : []),
  { route: notFound, pattern: '' },
];
