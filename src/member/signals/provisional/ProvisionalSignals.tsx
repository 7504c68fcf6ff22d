import { Suspense } from 'react';
import { useMarketTime } from '../../../app/actors/AppActors';
import { withSignalMessages } from '../../../i18n/signal';
import { formingDay } from '../../../market/clock';
import { lazyOnIdle, optional } from '../../../ui/lazy-on-idle';
import styles from './ProvisionalSignals.module.css';

const ProvisionalPanel = lazyOnIdle(() =>
  optional(withSignalMessages(import('./ProvisionalPanel')).then((module) => module.ProvisionalPanel)),
);

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
