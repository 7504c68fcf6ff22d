import { Button } from '@blueprintjs/core';
import { useMarketTime } from '../../../app/actors/AppActors';
import type { ListedSignal } from '../../../graph/values';
import { useT } from '../../../i18n/useT';
import { lastClosedDay } from '../../../market/clock';
import type { Day } from '../../../market/day';
import { useRequested } from '../results/useRequested';
import { ResultsProgress } from '../results/ResultsProgress';
import { useListResults } from '../results/useListResults';
import type { UnsentParts } from '../../shared/plan/sent-plan';
import type { FoundSignals } from './row-plan';
import type { RowPlans } from './row-states';
import styles from './Plan.module.css';

type Props = {
  signals: readonly ListedSignal[];
  /** What the server does not send of them. */
  unsent: UnsentParts;
  plans: RowPlans;
  /** Receives the signals in the candles, whenever those of another symbol are computed. */
  onFound: (found: FoundSignals) => void;
};

/** Computes on request what the server does not send of the plans of a list: from the evidence in the candles. */
export function ComputePlans(props: Props) {
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
      {t(props.unsent === 'PRICES' ? 'listPlan.incomplete' : 'listPlan.noneOver')}
      <Button size="small" text={t('listPlan.compute')} onClick={request} />
    </p>
  );
}

function Computing({ signals, plans, onFound, until }: Omit<Props, 'unsent'> & { until: Day }) {
  const computed = useListResults(signals, until, onFound);
  const t = useT();
  const { symbols } = computed;
  const unknown = [...plans.values()].filter(({ plan }) => plan === null).length;
  if (symbols === null || symbols.length === 0 || unknown === 0)
    return <ResultsProgress results={computed} />;
  return <p className={styles.computed}>{t('listPlan.unknown', { count: unknown })}</p>;
}
