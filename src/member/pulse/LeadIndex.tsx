import { Suspense } from 'react';
import { part } from '../../ui/part';
import { Change } from '../../ui/Price';
import { formatIndex } from '../../market/format';
import { directionOf } from './figures';
import type { PulseIndexFragment } from './pulse.generated';
import pulsePanelStyles from './PulsePanel.module.css';
import styles from './LeadIndex.module.css';

const IndexLine = part(() => import('./IndexLine'), 'IndexLine', {
  texts: 'chart',
  when: 'idle',
  optional: true,
});

type Props = { index: PulseIndexFragment | undefined; asOf: string | null };

/** The leading index, and its line of the day once the page is idle. */
export function LeadIndex({ index, asOf }: Props) {
  const { value = null, change = null, changePercent = null } = index ?? {};
  const direction = directionOf({ change, changePercent });
  return (
    <div className={`${pulsePanelStyles.cell} ${styles.lead}`}>
      <h3 className={pulsePanelStyles.label}>VN-Index</h3>
      <p translate="no" className={`${styles.value} price-${direction}`}>
        {formatIndex(value)}
      </p>
      <p>
        {change === null && changePercent === null ? (
          '—'
        ) : (
          <Change priceClass={direction} change={change} percent={changePercent} />
        )}
      </p>
      <div className={styles.day}>
        {index && (
          <Suspense>
            <IndexLine symbol={index.code} name="VN-Index" value={value} change={change} asOf={asOf} />
          </Suspense>
        )}
      </div>
    </div>
  );
}
