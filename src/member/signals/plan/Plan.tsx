import { WarningSignIcon } from '@blueprintjs/icons';
import { Suspense } from 'react';
import { useMarketTime } from '../../../app/actors/AppActors';
import type { ListedSignal } from '../../../graph/values';
import type { MessageKey } from '../../../i18n/messages';
import { useT } from '../../../i18n/useT';
import { isConfirmed } from '../../../market/calendar';
import { marketTime } from '../../../market/clock';
import type { Day } from '../../../market/day';
import {
  formatPercent,
  formatPrice,
  formatShare,
  formatVolume,
  weekdayOf,
  toThousand,
  toVnd,
} from '../../../market/format';
import type { RiskBudget } from '../../../market/plan/risk-budget';
import { settlementOf } from '../../../market/settlement';
import type { PlanLine, TradePlan } from '../../../market/plan/trade-plan';
import { formatDong } from '../../../ui/amount';
import { formatDayOf } from '../../../ui/dates';
import { part } from '../../../ui/part';
import { OwnLevels } from '../../shared/position/OwnLevels';
import { Term, Terms } from '../Terms';
import { notesOf } from './plan-notes';
import type { PlannedSignal } from '../../shared/plan/plan-of-signal';
import { useTradePlan } from '../../shared/plan/useTradePlan';
import styles from './Plan.module.css';

const RecordBuy = part(() => import('../../shared/RecordBuy'), 'RecordBuy', { texts: 'desk' });

const SettingsForm = part(() => import('../../shared/SettingsForm'), 'SettingsForm', { texts: 'desk' });

const LevelAlert = part(() => import('../../shared/LevelAlert'), 'LevelAlert', { texts: 'desk' });

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
  const { day: today } = marketTime(useMarketTime());
  const { plan, exchange, budget, bought, purchase, hasOwnLevels } = useTradePlan({
    signal,
    symbol,
    listed,
    isPast,
  });
  const { voidedOn, highest } = signal;
  const isReached = highest !== null && toVnd(highest) >= plan.target;

  return (
    <section className={styles.plan} aria-label={t('plan.title')}>
      <header className={styles.head}>
        <h3>{t('plan.title')}</h3>
        <OwnLevels purchase={purchase} isChosen={hasOwnLevels} />
        <Suspense>
          <SettingsForm />
        </Suspense>
        {!isPast && (
          <Suspense>
            <RecordBuy known={purchaseBy(bought, plan, signal, symbol, today)} />
          </Suspense>
        )}
      </header>
      {isReached && <Warning text={t('plan.reached')} />}
      {voidedOn !== null && !isReached && (
        <Warning text={t('why.voided', { day: formatDayOf(voidedOn, today) })} />
      )}
      {replacedOn !== null && <Warning text={t('plan.replaced', { day: formatDayOf(replacedOn, today) })} />}
      <PlanTerms plan={plan} signal={signal} symbol={symbol} budget={budget} isPast={isPast} />
      <ul className={styles.notes}>
        {notesOf({ plan, signal, exchange, budget, hasOwnLevels, today }).map(({ key, values }) => (
          <li key={key}>{t(key, values)}</li>
        ))}
      </ul>
    </section>
  );
}

type TermsProps = Pick<Props, 'signal' | 'symbol'> & { plan: TradePlan; budget: RiskBudget; isPast: boolean };

function PlanTerms({ plan, signal, symbol, budget, isPast }: TermsProps) {
  const t = useT();
  const { stop, target, isOpened, now } = plan;
  const { entry, obstacle, rewardToRisk, size } = plan.entry;
  const { sellable, isAfternoon } = settlementOf(signal.earliestBuy);
  const { day: today } = marketTime(useMarketTime());
  const isPossible = size !== null;
  const fromEntry = (price: number) => isPossible && formatPercent((price / entry - 1) * 100);
  const alertAt = (kind: 'ABOVE' | 'BELOW', price: number) =>
    isPossible &&
    !isPast && (
      <Suspense>
        <LevelAlert symbol={symbol} kind={kind} price={toThousand(price)} />
      </Suspense>
    );

  return (
    <Terms>
      <Term name={t('plan.earliestBuy')} note={t('plan.atOpen')}>
        <DayOf day={signal.earliestBuy} />
      </Term>
      <Term name={t('plan.entry')} note={t(entryNote(signal, isOpened, today))}>
        {formatPrice(toThousand(entry))}
      </Term>
      <Term name={t('plan.stop')} note={fromEntry(stop)}>
        {formatPrice(toThousand(stop))}
        {alertAt('BELOW', stop)}
      </Term>
      <Term name={t('plan.target')} note={fromEntry(target)}>
        {formatPrice(toThousand(target))}
        {alertAt('ABOVE', target)}
      </Term>
      <Term name={t('plan.rewardToRisk')} note={obstacle === null && t('plan.afterCosts')}>
        {obstacle === null ? formatPrice(rewardToRisk) : t(`plan.${obstacle}`)}
      </Term>
      <Term name={t('plan.earliestSale')} note={t(isAfternoon ? 'plan.fromAfternoon' : 'plan.fromMorning')}>
        <DayOf day={sellable} />
      </Term>
      <Term
        name={t('plan.quantity')}
        note={
          size &&
          t('plan.paid', {
            amount: formatDong(size.paid),
            percent: formatShare((size.paid / budget.capital) * 100),
          })
        }
      >
        {formatVolume(size?.quantity)}
      </Term>
      {now !== null && (
        <Term name={t('plan.now')} note={<NowResults line={now} />}>
          {formatPrice(toThousand(now.entry))}
        </Term>
      )}
    </Terms>
  );
}

/** Whose price the entry is. */
function entryNote({ day, earliestBuy }: PlannedSignal, isOpened: boolean, today: Day): MessageKey {
  if (isOpened) return 'plan.opened';
  if (earliestBuy === day) return 'plan.atSignal';
  return earliestBuy < today ? 'plan.openUnknown' : 'plan.signalPrice';
}

/** What a purchase at the price now would bring and cost, or what is in its way. */
function NowResults({ line: { obstacle, rewardToRisk, size } }: { line: PlanLine }) {
  const t = useT();
  if (size === null) return t(`plan.${obstacle!}`);
  const values = { quantity: formatVolume(size.quantity), loss: formatDong(size.loss) };
  return obstacle === null
    ? t('plan.nowResults', { ...values, ratio: formatPrice(rewardToRisk) })
    : t('plan.nowNoRatio', { ...values, obstacle: t(`plan.${obstacle}`) });
}

/**
 * The purchase that the plan leads to at this moment: a lot at least, without stop and target where they make no sense; a
 * planned one until the day on which it can be bought has opened.
 */
function purchaseBy(
  { line: { entry, size }, isNow }: ReturnType<typeof useTradePlan>['bought'],
  { stop, target, isOpened }: TradePlan,
  { kind, day, earliestBuy }: PlannedSignal,
  symbol: string,
  today: Day,
) {
  return {
    symbol,
    ...(!isNow && { day: earliestBuy, isPlanned: !isOpened && earliestBuy >= today }),
    price: entry,
    quantity: size?.quantity || 100,
    ...(size && { stop, target }),
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

function DayOf({ day }: { day: Day }) {
  const t = useT();
  const { day: today } = marketTime(useMarketTime());
  return (
    <time dateTime={day}>
      {t(`weekday.${weekdayOf(day)}` as MessageKey)} {formatDayOf(day, today)}
      {!isConfirmed(day) && ` (${t('why.expected')})`}
    </time>
  );
}
