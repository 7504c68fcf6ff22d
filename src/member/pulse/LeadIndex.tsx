import { formatIndex } from '../../market/format';
import { directionOf } from './figures';
import { IndexMove } from './IndexMove';
import type { PulseIndexFragment } from './pulse.generated';
import pulsePanelStyles from './PulsePanel.module.css';
import styles from './LeadIndex.module.css';

type Props = { index: PulseIndexFragment | undefined };

/** The leading index. */
export function LeadIndex({ index }: Props) {
  const { value = null, change = null, changePercent = null } = index ?? {};
  return (
    <div className={`${pulsePanelStyles.cell} ${styles.lead}`}>
      <h3 className={pulsePanelStyles.label}>VN-Index</h3>
      <p className={`${styles.value} price-${directionOf({ change, changePercent })}`}>
        {formatIndex(value)}
      </p>
      <p>
        <IndexMove change={change} changePercent={changePercent} />
      </p>
    </div>
  );
}
