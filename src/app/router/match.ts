import { matchRoute, useLocation, useRouter } from 'wouter';
import type { Visitor } from '../actors/visitor';
import { refusal } from './access';
import { notFound, routes, type Route } from './routes';

export type Matched = { route: Route; params: Record<string, string> };

/** The route and parameters of the address now open. */
export function useMatchedRoute(): Matched {
  const { parser } = useRouter();
  const [path] = useLocation();

  for (const route of routes) {
    const [matches, params] = matchRoute(parser, route.path, path);
    if (matches) return { route, params: named(params) };
  }
  return { route: notFound, params: {} };
}

/** The route of an address, before anything is drawn. */
export function routeAt(address: string): Route {
  const pattern = (path: string) => path.replace(/\/:\w+\?/g, '(?:/[^/]+)?').replace(/:\w+/g, '[^/]+');
  return routes.find(({ path }) => new RegExp(`^${pattern(path)}/?$`).test(address)) ?? notFound;
}

/** The route that somebody gets to see at an address. */
export function routeFor(address: string, visitor: Visitor): Route {
  const asked = routeAt(address);
  const elsewhere = refusal(asked.access, visitor);
  return elsewhere === null ? asked : routeAt(elsewhere);
}

/** The parameters by name; a symbol is the same however it is typed. */
function named(params: Record<string, string | undefined>): Record<string, string> {
  const entries = Object.entries(params).flatMap(([name, value]) =>
    value === undefined || /^\d+$/.test(name)
      ? []
      : [[name, name === 'symbol' ? value.trim().toUpperCase() : value] as const],
  );
  return Object.fromEntries(entries);
}
