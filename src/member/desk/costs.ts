import { USUAL_COSTS, type Costs } from '../../market/costs';
import type { WholeDeskFragment } from './desk.generated';

/** The person's costs of trading, else the usual ones. */
export function costsOf(desk: Pick<WholeDeskFragment, 'settings'> | undefined): Costs {
  return desk?.settings ?? USUAL_COSTS;
}
