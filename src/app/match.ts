import { matchRoute, useLocation, useRouter } from 'wouter';
import { notFound, routes, type AppRoute } from './routes';

export type Matched = { route: AppRoute; params: Record<string, string> };

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

/** The route of an address, before anything is drawn; undefined where it is not known. */
export function routeAt(address: string): AppRoute | undefined {
  const pattern = (path: string) => new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}/?$`);
  return routes.find(({ path }) => pattern(path).test(address));
}

function named(params: Record<string, string | undefined>): Record<string, string> {
  const entries = Object.entries(params).flatMap(([name, value]) =>
    value === undefined || /^\d+$/.test(name) ? [] : [[name, value] as const],
  );
  return Object.fromEntries(entries);
}
