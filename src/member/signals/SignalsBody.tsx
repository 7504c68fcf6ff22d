import { Button } from '@blueprintjs/core';
import { Suspense, useMemo, useState, type Dispatch, type SetStateAction } from 'react';
import { useParameter } from '../../app/router/useParameter';
import { useT } from '../../i18n/useT';
import { DeferredRender } from '../../ui/DeferredRender';
import { part } from '../../ui/part';
import { Empty, Skeleton } from '../../ui/PanelState';
import { useIsTabletOrWider } from '../../ui/useIsTabletOrWider';
import type { ListedSignal } from '../../graph/values';
import type { AdjustedPrices } from './adjusted/adjusted-price';
import type { BySymbol } from './plan/computed-plan';
import { missingIn } from './plan/missing-parts';
import type { PlanOf } from './plan/row-plan';
import { activeSignals } from './signal-state';
import { SignalsTable } from './SignalsTable';
import { SignalsView, useSignalsView } from './SignalsView';
import styles from './SignalsPanel.module.css';

const ListResults = part(() => import('./results/ListResults'), 'ListResults', { texts: 'signal' });
const ListNotes = part(() => import('./results/ListNotes'), 'ListNotes', {
  texts: 'signal',
  when: 'idle',
});
const ComputedPlans = part(() => import('./plan/ComputedPlans'), 'ComputedPlans', {
  texts: 'signal',
  when: 'idle',
  optional: true,
});
const UnadjustedNotes = part(() => import('./adjusted/UnadjustedNotes'), 'UnadjustedNotes', {
  texts: 'signal',
});

/** How many signals a phone shows at first, whose list scrolls with the page: the news follows. */
const FIRST = 20;

const NONE: AdjustedPrices = new Map();

type Props = {
  /** At least one. */
  signals: readonly ListedSignal[];
  /** Whether they were known before. */
  isKnown: boolean;
  /** The plans of the rows, as far as they follow from more than what the server sends. */
  planOf: PlanOf | null;
  onPlans: Dispatch<SetStateAction<PlanOf | null>>;
};

/** The signals as a list or with their results, and the switch between the two. */
export function SignalsBody({ signals, isKnown, planOf, onPlans }: Props) {
  const { view, setView } = useSignalsView();
  const [over, setOver] = useParameter<'shown' | 'hidden'>('over', ['shown', 'hidden'], 'shown');
  const [adjusted, setAdjusted] = useState<AdjustedPrices>(NONE);
  const [bySymbol, setBySymbol] = useState<BySymbol | null>(null);
  const missing = missingIn(signals);
  const t = useT();
  const isWide = useIsTabletOrWider();
  const listed = useMemo(
    () => (over === 'hidden' ? activeSignals(signals, planOf) : signals),
    [over, signals, planOf],
  );
  const [extent, setExtent] = useParameter<'first' | 'all'>('rows', ['first', 'all'], 'first');
  const count = isWide || extent === 'all' ? listed.length : Math.min(FIRST, listed.length);

  return (
    <>
      <SignalsView view={view} onView={setView}>
        {view === 'list' && (
          <Button
            size="small"
            aria-pressed={over === 'hidden'}
            active={over === 'hidden'}
            text={t('signals.openOnly')}
            onClick={() => setOver(over === 'hidden' ? 'shown' : 'hidden')}
          />
        )}
        <Suspense>
          <ListNotes
            signals={signals}
            adjusted={adjusted}
            bySymbol={bySymbol}
            onAdjusted={setAdjusted}
            onPlans={onPlans}
          />
        </Suspense>
      </SignalsView>
      {view === 'list' && (
        <DeferredRender isKnown={isKnown} fallback={<SignalsLoading />}>
          <div className={styles.rows}>
            {listed.length > 0 ? (
              <>
                <SignalsTable signals={listed} planOf={planOf} adjusted={adjusted} count={count} />
                {count < listed.length && (
                  <Button
                    className={`${styles.all}`}
                    variant="minimal"
                    text={t('signals.all', { count: listed.length })}
                    onClick={() => setExtent('all')}
                  />
                )}
                {adjusted.size > 0 && (
                  <Suspense>
                    <UnadjustedNotes signals={listed.slice(0, count)} adjusted={adjusted} />
                  </Suspense>
                )}
              </>
            ) : (
              <Empty title={t('signals.allOver')} />
            )}
            {missing && (
              <div className={styles.foot}>
                <Suspense>
                  <ComputedPlans
                    signals={signals}
                    missing={missing}
                    planOf={planOf}
                    onResults={setBySymbol}
                  />
                </Suspense>
              </div>
            )}
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
