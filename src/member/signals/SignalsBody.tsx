import { Button } from '@blueprintjs/core';
import { Suspense, useMemo } from 'react';
import { useParameter } from '../../app/router/useParameter';
import { useT } from '../../i18n/useT';
import { DeferredRender } from '../../ui/DeferredRender';
import { part } from '../../ui/part';
import { Empty, Skeleton } from '../../ui/PanelState';
import { useIsTabletOrWider } from '../../ui/useIsTabletOrWider';
import type { ListedSignal } from '../../graph/values';
import { unsentParts } from '../shared/plan/sent-plan';
import type { AdjustedPrices } from './adjusted/adjusted-prices';
import type { FoundSignals } from './plan/row-plan';
import { activeSignals, type RowPlans } from './plan/row-states';
import { SignalsTable } from './SignalsTable';
import { SignalsView, useSignalsView } from './SignalsView';
import type { SignalsTools } from './useSignalsTools';
import styles from './SignalsPanel.module.css';

const ListResults = part(() => import('./results/ListResults'), 'ListResults', {
  texts: ['signal', 'results'],
});

/** How many signals a phone shows at first, whose list scrolls with the page: the news follows. */
const FIRST = 20;

type Props = {
  /** At least one. */
  signals: readonly ListedSignal[];
  /** Whether they were known before. */
  isKnown: boolean;
  plans: RowPlans;
  /** What the changes are measured from, where an ex-date lies between. */
  adjusted: AdjustedPrices;
  /** Receives the signals in the candles once they are computed. */
  onFound: (found: FoundSignals) => void;
  tools: SignalsTools | null;
};

/** The signals as a list or with their results, and the switch between the two. */
export function SignalsBody({ signals, isKnown, plans, adjusted, onFound, tools }: Props) {
  const { view, setView } = useSignalsView();
  const [over, setOver] = useParameter<'shown' | 'hidden'>('over', ['shown', 'hidden'], 'shown');
  const unsent = unsentParts(signals);
  const t = useT();
  const isWide = useIsTabletOrWider();
  const listed = useMemo(
    () => (over === 'hidden' ? activeSignals(signals, plans) : signals),
    [over, signals, plans],
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
        {tools && <tools.ListNotes signals={signals} />}
      </SignalsView>
      {view === 'list' && (
        <DeferredRender isKnown={isKnown} fallback={<SignalsLoading />}>
          <div className={styles.rows}>
            {listed.length > 0 ? (
              <>
                <SignalsTable signals={listed} plans={plans} adjusted={adjusted} count={count} />
                {count < listed.length && (
                  <Button
                    className={`${styles.all}`}
                    variant="minimal"
                    text={t('signals.all', { count: listed.length })}
                    onClick={() => setExtent('all')}
                  />
                )}
                {tools && <tools.UnadjustedNotes signals={listed.slice(0, count)} adjusted={adjusted} />}
              </>
            ) : (
              <Empty title={t('signals.allOver')} />
            )}
            {unsent && (
              <div className={styles.foot}>
                {tools && (
                  <tools.ComputePlans signals={signals} unsent={unsent} plans={plans} onFound={onFound} />
                )}
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
