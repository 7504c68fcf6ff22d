import { memo, useDeferredValue } from 'react';
import { useCalendar } from '../../../app/actors/useCalendar';
import type { MessageKey } from '../../../i18n/messages';
import { useT } from '../../../i18n/useT';
import type { Day } from '../../../market/day';
import {
  formatPercent,
  formatPrice,
  formatShare,
  formatVolume,
  toThousand,
  weekdayOf,
} from '../../../market/format';
import type { PlanLine, TradePlan } from '../../../market/plan/trade-plan';
import { settlementOf } from '../../../market/settlement';
import { formatDong } from '../../../ui/amount';
import { formatExpectedDay } from '../../shared/expected-day';
import { LevelAlert } from '../../shared/LevelAlert';
import type { Level } from '../../shared/level-alert';
import type { PlannedSignal } from '../../shared/plan/computed-plan';
import type { PagePlanInputs } from '../../shared/plan/useComputedPlan';
import { Fact, Facts } from '../../../ui/Facts';

type TermsProps = { plan: TradePlan; inputs: PagePlanInputs; isPast: boolean; today: Day };

/** The figures of a plan beneath their names. */
export function PlanTerms({ plan, inputs: { signal, symbol, budget }, isPast, today }: TermsProps) {
  const t = useT();
  const { stop, target, isOpened, now } = plan;
  const { entry, obstacle, rewardToRisk, size } = plan.entry;
  const { sellable, isAfternoon } = settlementOf(signal.earliestBuy);
  const isPossible = size !== null;
  const fromEntry = (price: number) => isPossible && formatPercent((price / entry - 1) * 100);
  const alertAt = (kind: 'ABOVE' | 'BELOW', price: number) =>
    isPossible && !isPast && <AlertAt symbol={symbol} kind={kind} price={toThousand(price)} />;

  return (
    <Facts shape="columns">
      <Fact name={t('plan.earliestBuy')} note={t('plan.atOpen')}>
        <DayOf day={signal.earliestBuy} today={today} />
      </Fact>
      <Fact name={t('plan.entry')} note={t(entryNote(signal, isOpened, today))}>
        {formatPrice(toThousand(entry))}
      </Fact>
      <Fact name={t('plan.stop')} note={fromEntry(stop)}>
        {formatPrice(toThousand(stop))}
        {alertAt('BELOW', stop)}
      </Fact>
      <Fact name={t('plan.target')} note={fromEntry(target)}>
        {formatPrice(toThousand(target))}
        {alertAt('ABOVE', target)}
      </Fact>
      <Fact name={t('plan.rewardToRisk')} note={obstacle === null && t('plan.afterCosts')}>
        {obstacle === null ? formatPrice(rewardToRisk) : t(`plan.${obstacle}`)}
      </Fact>
      <Fact name={t('plan.earliestSale')} note={t(isAfternoon ? 'plan.fromAfternoon' : 'plan.fromMorning')}>
        <DayOf day={sellable} today={today} />
      </Fact>
      <Fact
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
      </Fact>
      {now !== null && (
        <Fact name={t('plan.now')} note={<NowResults line={now} />}>
          {formatPrice(toThousand(now.entry))}
        </Fact>
      )}
    </Facts>
  );
}

/** The button follows a level that is dragged once the frame with its figures is painted. */
function AlertAt({ price, ...level }: Level) {
  const settled = useDeferredValue(price);
  return <LevelAlert {...level} price={settled} />;
}

/** Whose price the entry is. */
function entryNote(
  { day, earliestBuy, sentEntry = null }: PlannedSignal,
  isOpened: boolean,
  today: Day,
): MessageKey {
  if (sentEntry !== null) return 'plan.sentEntry';
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

const DayOf = memo(function DayOf({ day, today }: { day: Day; today: Day }) {
  const t = useT();
  useCalendar();
  return (
    <time dateTime={day}>
      {t(`weekday.${weekdayOf(day)}` as MessageKey)} {formatExpectedDay(day, today)}
    </time>
  );
});
