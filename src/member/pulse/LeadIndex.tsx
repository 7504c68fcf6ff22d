import { formatIndex } from '../../market/format';
import { directionOf } from './direction';
import { IndexMove } from './IndexMove';
import type { PulseIndexFragment } from './pulse.generated';

type Props = { index: PulseIndexFragment | undefined };

/** The leading index. */
export function LeadIndex({ index }: Props) {
  const { value = null, change = null, changePercent = null } = index ?? {};
  return (
    <div className="pulse-cell pulse-lead">
      <h3 className="pulse-label">VN-Index</h3>
      <p className={`pulse-value px-${directionOf({ change, changePercent })}`}>{formatIndex(value)}</p>
      <p>
        <IndexMove change={change} changePercent={changePercent} />
      </p>
    </div>
  );
}
