import { parameterIn } from '../../../lib/query';
import type { Condition } from '../../../market/screen/condition';
import { kindNames } from '../../../market/screen/kinds';
import { readConditions, conditionsText } from '../../../market/screen/text';
import { FILTER } from '../../shared/screen/address';
import type { ScreenColumn, ScreenSort } from './columns';
import { sortIn } from '../sort';

const sortable: readonly (ScreenColumn | 'symbol')[] = [
  'symbol',
  ...kindNames.filter((kind) => kind !== 'list'),
];

/** What the address says of the filter; parts of it that cannot be read are `dropped`, an unknown order is that of the board's value. */
export type ScreenView = {
  readonly conditions: readonly Condition[];
  readonly dropped: readonly string[];
  readonly sort: ScreenSort;
};

/** Reads the filter from the query of an address. */
export function screenIn(search: string): ScreenView {
  return {
    ...readConditions(parameterIn(search, FILTER) ?? ''),
    sort: sortIn(search, sortable) ?? { by: 'value', isDescending: true },
  };
}

/** The parameter for conditions; null for none. */
export function filterParameter(conditions: readonly Condition[]): string | null {
  return conditionsText(conditions) || null;
}
