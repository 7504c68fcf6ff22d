import { formatIndex } from '../../market/format';
import { Change } from '../../ui/Price';
import { directionOf } from './move';
import type { PulseIndexFragment } from './pulse.graphql';

const unknown = { value: null, change: null, changePercent: null };

/** The index that the market goes by. */
export function LeadIndex({ index = { code: 'VNINDEX', ...unknown } }: { index?: Lead | undefined }) {
  const direction = directionOf(index);
  return (
    <div className="pulse-cell pulse-lead">
      <h3 className="pulse-label">VN-Index</h3>
      <p className={`pulse-value px-${direction}`}>{formatIndex(index.value)}</p>
      <p>
        <Change of={direction} change={index.change} percent={index.changePercent} />
      </p>
    </div>
  );
}

type Lead = Pick<PulseIndexFragment, 'code' | 'value' | 'change' | 'changePercent'>;
