import { Change } from '../../ui/Price';
import { directionOf } from './figures';
import type { PulseIndexFragment } from './pulse.generated';

type Props = Pick<PulseIndexFragment, 'change' | 'changePercent'>;

/** The change of an index in points and percent; a dash when unknown. */
export function IndexMove({ change, changePercent }: Props) {
  if (change === null && changePercent === null) return '—';
  return (
    <Change priceClass={directionOf({ change, changePercent })} change={change} percent={changePercent} />
  );
}
