import { WarningSignIcon } from '@blueprintjs/icons';
import { Suspense } from 'react';
import { useMarketTime } from '../../../app/actors/AppActors';
import type { ListedSignal } from '../../../graph/values';
import { useT } from '../../../i18n/useT';
import { isMarketOpen, marketTime } from '../../../market/clock';
import type { Day } from '../../../market/day';
import type { TradePlan } from '../../../market/plan/trade-plan';
import { formatDayOf } from '../../../ui/dates';
import { part } from '../../../ui/part';
import { computedPlan, type PlannedSignal } from '../../shared/plan/computed-plan';
import { useComputedPlan, usePlanInputs, type PagePlanInputs } from '../../shared/plan/useComputedPlan';
import { OwnLevels } from '../../shared/position/OwnLevels';
import { useGetChosenLevels, useHasChosen } from '../../shared/position/PositionContext';
import { RecordBuy } from '../../shared/RecordBuy';
import { notesOf } from './plan-notes';
import { PlanTerms } from './PlanTerms';
import styles from './Plan.module.css';

const SettingsForm = part(() => import('../../shared/SettingsForm'), 'SettingsForm', { texts: 'desk' });

type Props = {
  signal: PlannedSignal;
  symbol: string;
  /** The same signal as the server lists it, whose target and stop win. */
  listed: ListedSignal | null;
  /** The day of a newer signal of the symbol. */
  replacedOn: Day | null;
  /** Whether it is shown as of a past day, on which nothing can be bought any more. */
  isPast?: boolean;
};

/** What to do with a signal: when to buy and to sell, where to stop, how many shares, and what buying now would mean. */
export function Plan({ signal, symbol, listed, replacedOn, isPast = false }: Props) {
  const t = useT();
  const now = useMarketTime();
  const { day: today } = marketTime(now);
  const inputs = usePlanInputs({ signal, symbol, listed, isPast });
  const { purchase } = inputs;
  const hasOwnLevels = useHasChosen(purchase);
  const getChosen = useGetChosenLevels(purchase);
  const getKnown = () => {
    const plan = computedPlan({ ...inputs, chosen: getChosen() });
    return purchaseBy(plan, isMarketOpen(now), signal, symbol, today);
  };

  return (
    <section className={styles.plan} aria-label={t('plan.title')}>
      <header className={styles.head}>
        <h3>{t('plan.title')}</h3>
        <OwnLevels purchase={purchase} isChosen={hasOwnLevels} />
        <Suspense>
          <SettingsForm />
        </Suspense>
        {!isPast && <RecordBuy getKnown={getKnown} />}
      </header>
      <PlanFigures inputs={inputs} replacedOn={replacedOn} isPast={isPast} today={today} />
    </section>
  );
}

type FiguresProps = { inputs: PagePlanInputs; replacedOn: Day | null; isPast: boolean; today: Day };

/** All that follows the levels that a person moves. */
function PlanFigures({ inputs, replacedOn, isPast, today }: FiguresProps) {
  const t = useT();
  const { plan } = useComputedPlan(inputs);
  const { end } = plan;

  return (
    <>
      {end?.kind === 'TARGET_REACHED' && <Warning text={t('plan.reached')} />}
      {end?.kind === 'STOP_BROKEN' && (
        <Warning text={t('why.voided', { day: formatDayOf(end.day, today) })} />
      )}
      {replacedOn !== null && <Warning text={t('plan.replaced', { day: formatDayOf(replacedOn, today) })} />}
      <PlanTerms plan={plan} inputs={inputs} isPast={isPast} today={today} />
      <ul className={styles.notes}>
        {notesOf({ ...inputs, plan, today }).map(({ key, values }) => (
          <li key={key}>{t(key, values)}</li>
        ))}
      </ul>
    </>
  );
}

/**
 * The purchase that the plan leads to at this moment, at the price now while the market is open: a lot at least, without stop
 * and target, and with the reason, where they make no sense; a planned one until the day on which it can be bought has opened.
 */
function purchaseBy(
  { entry: planned, now, stop, target, isOpened }: TradePlan,
  isOpen: boolean,
  { kind, day, earliestBuy }: PlannedSignal,
  symbol: string,
  today: Day,
) {
  const isNow = isOpen && now !== null;
  const { entry, size, obstacle } = isNow ? now : planned;
  return {
    symbol,
    ...(!isNow && { day: earliestBuy, isPlanned: !isOpened && earliestBuy >= today }),
    price: entry,
    quantity: size?.quantity || 100,
    ...(size && { stop, target }),
    ...(obstacle !== null && obstacle !== 'STOP_TOO_NEAR' && { noLevels: obstacle }),
    signalKind: kind,
    signalDay: day,
  };
}

function Warning({ text }: { text: string }) {
  return (
    <p className={styles.warning}>
      <WarningSignIcon size={12} />
      {text}
    </p>
  );
}
