import type { StringRouteParams } from 'wouter';
import type { Path } from './routes';

/** `/technical/:symbol` with any text for its parameters; what follows an optional one may be left out with it. */
type Filled<P extends string> = P extends `${infer Before}/:${string}?${infer After}`
  ? Before | `${Before}/${string}${Filled<After>}`
  : P extends `${infer Before}/:${string}/${infer After}`
    ? `${Before}/${string}/${Filled<After>}`
    : P extends `${infer Before}/:${string}`
      ? `${Before}/${string}`
      : P;

type PathOnly = { [P in Path]: Filled<P> }[Path];

/** An address within the app, without the base: the path of a page in the route table, with or without a query. */
export type Href = PathOnly | `${PathOnly}?${string}`;

/** The address of a page with its parameters encoded; an optional parameter that is left out ends the path. */
export function pathTo<P extends Path>(path: P, params: StringRouteParams<P>): Filled<P> {
  const values: Readonly<Record<string, string | undefined>> = params;
  const segments = path.split('/').map((segment) => {
    if (!segment.startsWith(':')) return segment;
    const value = values[segment.replace(/^:|\?$/g, '')];
    return value === undefined ? undefined : encodeURIComponent(value);
  });
  const end = segments.indexOf(undefined);
  return segments.slice(0, end === -1 ? segments.length : end).join('/') as Filled<P>;
}
