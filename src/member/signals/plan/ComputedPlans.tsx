import { useApolloClient } from '@apollo/client/react';
import { Button } from '@blueprintjs/core';
import { useCallback, useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { useMarketTime } from '../../../app/actors/AppActors';
import type { ListedSignal } from '../../../graph/values';
import { useT } from '../../../i18n/useT';
import type { Store } from '../../../lib/store';
import { lastClosedDay } from '../../../market/clock';
import type { Day } from '../../../market/day';
import { useFreshness } from '../../shared/Live';
import { SignalInstrumentFragmentDoc } from '../signals.generated';
import { useRequested } from '../results/useRequested';
import { ResultsProgress } from '../results/ResultsProgress';
import { useListResults } from '../results/useListResults';
import { planFrom, type BySymbol } from './computed-plan';
import type { PlanOf } from './row-plan';
import styles from './Plan.module.css';

const INSTRUMENT = { fragment: SignalInstrumentFragmentDoc, fragmentName: 'SignalInstrument' } as const;

type Props = {
  signals: readonly ListedSignal[];
  /** Receives the function that returns a row's plan, whenever more rows have one. */
  plans: Store<PlanOf | null>;
};

/** Why the rows of a list have no target and no stop, and what computes them: the evidence in the candles. */
export function ComputedPlans({ signals, plans }: Props) {
  const t = useT();
  const until = lastClosedDay(useMarketTime());
  const [isRequested, request] = useRequested(until);
  if (isRequested) return <Computing signals={signals} until={until} plans={plans} />;
  return (
    <p className={styles.computed}>
      {t('listPlan.absent')}
      <Button size="small" text={t('listPlan.compute')} onClick={request} />
    </p>
  );
}

function Computing({ signals, until, plans }: Props & { until: Day }) {
  const { cache } = useApolloClient();
  const pricesOn = useFreshness()?.asOf.day ?? null;
  const quotedOn = useRef<Day | null>(null);
  useLayoutEffect(() => void (quotedOn.current = pricesOn), [pricesOn]);
  const onResults = useCallback(
    (bySymbol: BySymbol) => {
      const quoteOf = (symbol: string) => {
        const id = cache.identify({ __typename: 'Instrument', symbol });
        return cache.readFragment({ id: id!, ...INSTRUMENT });
      };
      plans.set(planFrom(bySymbol, { quoteOf, quotedOn: () => quotedOn.current }));
    },
    [cache, plans],
  );
  const computed = useListResults(signals, until, onResults);
  const t = useT();
  const { symbols } = computed;
  const planOf = useSyncExternalStore(plans.subscribe, plans.get);
  const unknown = signals.filter((signal) => planOf?.(signal) == null).length;
  if (symbols === null || symbols.length === 0 || unknown === 0)
    return <ResultsProgress results={computed} />;
  return <p className={styles.computed}>{t('listPlan.unknown', { count: unknown })}</p>;
}
