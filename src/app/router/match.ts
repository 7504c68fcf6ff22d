import { parse } from 'regexparam';
import { matchRoute, useLocation } from 'wouter';
import { currentPath } from '../../lib/address';
import type { Role } from '../actors/role';
import { redirectFor } from './access';
import { notFound, routes, type Route } from './routes';

export type Matched = { route: Route; params: Record<string, string> };

/** The route and parameters of the current address. */
export function useMatchedRoute(): Matched {
  // Calls back on every navigation; its own path does not tell what could not be decoded.
  useLocation();
  return match(decoded(currentPath()));
}

/** Returns the route of a path as the address bar has it, before anything is rendered. */
export function routeAt(path: string): Route {
  return match(decoded(path)).route;
}

/** Returns the route that a person sees at a path: the page's, or the one they are redirected to. */
export function routeFor(path: string, role: Role): Route {
  const route = routeAt(path);
  const redirect = redirectFor(route.access, role);
  return redirect === null ? route : routeAt(redirect);
}

/** Matches a decoded path with wouter's own matcher and parser; the file that a server sends for every page is home. */
function match(path: string): Matched {
  const opened = path === '/index.html' ? '/' : path;
  for (const route of routes) {
    const [matches, params] = matchRoute(parse, route.path, opened);
    if (matches) return { route, params: named(params) };
  }
  return { route: notFound, params: {} };
}

/** Decodes as `useLocation` does; where that is impossible there is no page. */
function decoded(path: string) {
  try {
    return decodeURI(path);
  } catch {
    return notFound.path;
  }
}

/** The parameters by name, without wouter's positional ones; a symbol in its one spelling. */
function named(params: Record<string, string | undefined>): Record<string, string> {
  const entries = Object.entries(params).flatMap(([name, value]) =>
    value === undefined || /^\d+$/.test(name)
      ? []
      : [[name, name === 'symbol' ? value.trim().toUpperCase() : value] as const],
  );
  return Object.fromEntries(entries);
}
