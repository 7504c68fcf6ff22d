import { Suspense, useState, useSyncExternalStore } from 'react';
import { createStore } from '../../lib/store';
import { DeferredRender } from '../../ui/DeferredRender';
import { part } from '../../ui/part';
import { Skeleton } from '../../ui/PanelState';
import { useIsTabletOrWider } from '../../ui/useIsTabletOrWider';
import type { ListedSignal } from '../../graph/values';
import { hasPlans } from './idea/columns';
import type { PlanOf } from './plan/row-plan';
import { SignalsTable } from './SignalsTable';
import { SignalsView, useSignalsView } from './SignalsView';
import styles from './SignalsPanel.module.css';

const ListResults = part(() => import('./results/ListResults'), 'ListResults', { texts: 'signal' });
const SinceLastVisit = part(() => import('./results/SinceLastVisit'), 'SinceLastVisit', {
  texts: 'signal',
  when: 'idle',
});

const ComputedPlans = part(() => import('./plan/ComputedPlans'), 'ComputedPlans', {
  texts: 'signal',
  when: 'idle',
  optional: true,
});

type Props = {
  /** At least one. */
  signals: readonly ListedSignal[];
  /** Whether they were known before. */
  isKnown: boolean;
};

/** The signals as a list or with their results, and the switch between the two. */
export function SignalsBody({ signals, isKnown }: Props) {
  const { view, setView } = useSignalsView();
  const [plans] = useState(() => createStore<PlanOf | null>(null));
  const planOf = useSyncExternalStore(plans.subscribe, plans.get);
  const isWide = useIsTabletOrWider();
  const lacksPlans = isWide && view === 'list' && !hasPlans(signals);

  return (
    <>
      <SignalsView view={view} onView={setView}>
        <Suspense>
          <SinceLastVisit signals={signals} />
        </Suspense>
        {lacksPlans && (
          <Suspense>
            <ComputedPlans signals={signals} plans={plans} />
          </Suspense>
        )}
      </SignalsView>
      {view === 'list' && (
        <DeferredRender isKnown={isKnown} fallback={<SignalsLoading />}>
          <div className={styles.rows}>
            <SignalsTable signals={signals} planOf={planOf} />
          </div>
        </DeferredRender>
      )}
      {view === 'results' && (
        <Suspense fallback={<SignalsLoading />}>
          <ListResults signals={signals} />
        </Suspense>
      )}
    </>
  );
}

/** The height of the scroll box of a long list. */
export function SignalsLoading() {
  return (
    <div className={styles.rows}>
      <Skeleton rows={18} />
    </div>
  );
}
