import { Button } from '@blueprintjs/core';
import { useMarketTime } from '../../../app/actors/AppActors';
import type { ListedSignal } from '../../../graph/values';
import { useT } from '../../../i18n/useT';
import { lastClosedDay } from '../../../market/clock';
import type { Day } from '../../../market/day';
import { useRequested } from '../results/useRequested';
import { ResultsProgress } from '../results/ResultsProgress';
import { useListResults } from '../results/useListResults';
import type { BySymbol } from './computed-plan';
import type { MissingParts } from './missing-parts';
import { rowPlan, type PlanOf } from './row-plan';
import styles from './Plan.module.css';

type Props = {
  signals: readonly ListedSignal[];
  /** What the server does not send of them. */
  missing: MissingParts;
  planOf: PlanOf | null;
  /** Receives the signals that were found, whenever those of another symbol are known. */
  onResults: (bySymbol: BySymbol) => void;
};

/** What the server does not send of the plans of a list, and what computes it: the evidence in the candles. */
export function ComputedPlans(props: Props) {
  const t = useT();
  const until = lastClosedDay(useMarketTime());
  const [isRequested, request] = useRequested(until);
  if (isRequested) {
    return (
      // An element, as the place beneath the rows is kept for as long as it is empty.
      <div>
        <Computing {...props} until={until} />
      </div>
    );
  }
  return (
    <p className={styles.computed}>
      {t(props.missing === 'PRICES' ? 'listPlan.incomplete' : 'listPlan.noneOver')}
      <Button size="small" text={t('listPlan.compute')} onClick={request} />
    </p>
  );
}

function Computing({ signals, planOf, onResults, until }: Omit<Props, 'missing'> & { until: Day }) {
  const computed = useListResults(signals, until, onResults);
  const t = useT();
  const { symbols } = computed;
  const unknown = signals.filter((signal) => rowPlan(signal, planOf) === null).length;
  if (symbols === null || symbols.length === 0 || unknown === 0)
    return <ResultsProgress results={computed} />;
  return <p className={styles.computed}>{t('listPlan.unknown', { count: unknown })}</p>;
}
