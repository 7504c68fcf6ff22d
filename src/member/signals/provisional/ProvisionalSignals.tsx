import { Suspense } from 'react';
import { useMarketTime } from '../../../app/actors/AppActors';
import { formingDay } from '../../../market/clock';
import { part } from '../../../ui/part';
import styles from './ProvisionalSignals.module.css';

const ProvisionalPanel = part(() => import('./ProvisionalPanel'), 'ProvisionalPanel', {
  texts: 'signal',
  when: 'idle',
  optional: true,
});

/** The place of the provisional signals beside the list, from 14:15 until the close of a trading day. */
export function ProvisionalSignals() {
  const day = formingDay(useMarketTime());
  if (day === null) return null;
  return (
    <div className={styles.place}>
      <Suspense>
        <ProvisionalPanel day={day} />
      </Suspense>
    </div>
  );
}
