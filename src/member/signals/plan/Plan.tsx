import { WarningSignIcon } from '@blueprintjs/icons';
import { Suspense } from 'react';
import type { ExplainedSignalFragment } from '../../../graph/signal-history.generated';
import type { MessageKey } from '../../../i18n/messages';
import { useT } from '../../../i18n/useT';
import { isConfirmed } from '../../../market/calendar';
import type { Day } from '../../../market/day';
import type { Exchange } from '../../../market/exchange';
import {
  formatPercent,
  formatPrice,
  formatShare,
  formatVolume,
  weekdayOf,
  toThousand,
  toVnd,
} from '../../../market/format';
import {
  planPricesOf,
  positionSizeOf,
  rewardToRisk,
  worstLossOf,
  type PlanPrices,
  type RiskBudget,
} from '../../../market/plan';
import { settlementOf } from '../../../market/settlement';
import { formatDong } from '../../../ui/amount';
import { formatDayMonth } from '../../../ui/dates';
import { useRiskBudget } from './useRiskBudget';
import { part } from '../../../ui/part';
import { Term, Terms } from '../Terms';
import styles from './Plan.module.css';

const RecordBuy = part(() => import('../../shared/RecordBuy'), 'RecordBuy', { texts: 'desk' });

const SettingsForm = part(() => import('../../shared/SettingsForm'), 'SettingsForm', { texts: 'desk' });

const LevelAlert = part(() => import('../../shared/LevelAlert'), 'LevelAlert', { texts: 'desk' });

type Props = {
  signal: ExplainedSignalFragment;
  symbol: string;
  exchange: Exchange | null;
  /** The day of a newer signal of the symbol. */
  replacedOn: Day | null;
  /** Whether it is shown as of a past day, on which nothing can be bought any more. */
  isPast?: boolean;
};

/** A stop farther from the entry is no short swing, a nearer one is reached by an ordinary day. */
const WIDE_RISK = 15;
const NARROW_RISK = 1.5;

/** What to do with a signal: when to buy and to sell, where to stop, how many shares. */
export function Plan({ signal, symbol, exchange, replacedOn, isPast = false }: Props) {
  const t = useT();
  const budget = useRiskBudget();
  const { earliestBuy, entryPrice, voidedOn } = signal;
  const prices = planPricesOf(signal, symbol, exchange);
  const { entry, stop, target } = prices;
  const isPossible = entry > stop && toVnd(signal.price) > stop;
  const size = isPossible ? positionSizeOf(prices, budget) : null;
  const isAlertable = isPossible && !isPast;
  const ratio = isPossible ? rewardToRisk(prices, budget) : null;
  const { sellable, isAfternoon } = settlementOf(earliestBuy);
  const fromEntry = (price: number) => isPossible && formatPercent((price / entry - 1) * 100);

  return (
    <section className={styles.plan} aria-label={t('plan.title')}>
      <header className={styles.head}>
        <h3>{t('plan.title')}</h3>
        <Suspense>
          <SettingsForm />
        </Suspense>
        {!isPast && (
          <Suspense>
            <RecordBuy known={boughtBy(signal, symbol, prices, size?.quantity ?? 0)} />
          </Suspense>
        )}
      </header>
      {voidedOn !== null && <Warning text={t('why.voided', { day: formatDayMonth(voidedOn) })} />}
      {replacedOn !== null && <Warning text={t('plan.replaced', { day: formatDayMonth(replacedOn) })} />}
      <Terms>
        <Term name={t('plan.earliestBuy')} note={t('plan.atOpen')}>
          <DayOf day={earliestBuy} />
        </Term>
        <Term name={t('plan.entry')} note={t(entryPrice === null ? 'plan.signalPrice' : 'plan.opened')}>
          {formatPrice(toThousand(entry))}
        </Term>
        <Term name={t('plan.stop')} note={fromEntry(stop)}>
          {formatPrice(toThousand(stop))}
          {isAlertable && (
            <Suspense>
              <LevelAlert symbol={symbol} kind="BELOW" price={toThousand(stop)} />
            </Suspense>
          )}
        </Term>
        <Term name={t('plan.target')} note={fromEntry(target)}>
          {isPossible ? formatPrice(toThousand(target)) : '—'}
          {isAlertable && (
            <Suspense>
              <LevelAlert symbol={symbol} kind="ABOVE" price={toThousand(target)} />
            </Suspense>
          )}
        </Term>
        <Term name={t('plan.rewardToRisk')} note={t('plan.afterCosts')}>
          {formatPrice(ratio)}
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
      </Terms>
      <ul className={styles.notes}>
        {notesOf(signal, prices, budget, exchange, isPossible).map(({ key, values }) => (
          <li key={key}>{t(key, values)}</li>
        ))}
      </ul>
    </section>
  );
}

/** The purchase that the plan leads to: a lot at least, without a stop and a target where they make no sense. */
function boughtBy(
  { kind, day, earliestBuy }: ExplainedSignalFragment,
  symbol: string,
  { entry, stop, target }: PlanPrices,
  quantity: number,
) {
  return {
    symbol,
    day: earliestBuy,
    price: entry,
    quantity: quantity || 100,
    ...(entry > stop && { stop, target }),
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
  return (
    <time dateTime={day}>
      {t(`weekday.${weekdayOf(day)}` as MessageKey)} {formatDayMonth(day)}
      {!isConfirmed(day) && ` (${t('why.expected')})`}
    </time>
  );
}

type Note = { key: MessageKey; values: Record<string, string> };

/** The sentences below the figures: what may be lost and won, the worst case, and what is unusual. */
function notesOf(
  { price, earliestBuy, earliestSale }: ExplainedSignalFragment,
  prices: PlanPrices,
  budget: RiskBudget,
  exchange: Exchange | null,
  isPossible: boolean,
): Note[] {
  const { entry, stop } = prices;
  if (!isPossible) return [{ key: 'plan.belowStop', values: { price: formatPrice(toThousand(entry)) } }];

  const { quantity, loss, gain } = positionSizeOf(prices, budget);
  const shareOf = (amount: number) => formatShare((amount / budget.capital) * 100);
  const risk = (1 - stop / entry) * 100;
  const notes: (Note | false)[] = [
    quantity === 0 && { key: 'plan.noLot', values: {} },
    quantity > 0 && {
      key: 'plan.results',
      values: { loss: formatDong(loss), percent: shareOf(loss), gain: formatDong(gain) },
    },
    quantity > 0 && exchange !== null && worstCase(exchange),
    risk > WIDE_RISK && { key: 'plan.wide', values: { percent: formatShare(risk) } },
    risk < NARROW_RISK && { key: 'plan.narrow', values: { percent: formatShare(risk) } },
    { key: 'plan.rule', values: {} },
  ];
  return notes.filter((note) => note !== false);

  function worstCase(on: Exchange): Note {
    const lost = worstLossOf(prices, { quantity, signalPrice: toVnd(price) }, on, budget);
    return {
      key: 'plan.worst',
      values: {
        from: formatDayMonth(earliestBuy),
        to: formatDayMonth(earliestSale),
        loss: formatDong(lost),
        percent: shareOf(lost),
      },
    };
  }
}
