import { pathTo, type Href } from '../../../app/router/paths';
import { withParameters } from '../../../lib/query';

/** The parameter of an address that holds the conditions of a filter. */
export const FILTER = 'filter';

/** The address of the market's filter with conditions as they are written in an address. */
export function filterAddress(conditions: string): Href {
  return `${pathTo('/market', {})}?${withParameters('', { tab: 'filter', [FILTER]: conditions })}`;
}
