import { Button } from '@blueprintjs/core';
import { TickCircleIcon, TimeIcon, WarningSignIcon } from '@blueprintjs/icons';
import { useToday } from '../../app/actors/useToday';
import type { MessageKey } from '../../i18n/messages';
import { useT } from '../../i18n/useT';
import type { Day } from '../../market/day';
import { formatPrice, formatVolume, toThousand } from '../../market/format';
import { formatDay, formatDayOf } from '../../ui/dates';
import { itemProps, type VirtualItemProps } from '../../ui/item-props';
import { Items } from '../../ui/Items';
import { useDeskDialogs } from '../shared/desk-dialogs';
import { formatExpectedDay } from '../shared/expected-day';
import type { HoldingLine, LotLine } from './figures';
import { levelsText } from './levels';
import { ProfitFigure } from './ProfitFigure';
import styles from './Lots.module.css';

/** As many lots of a holding fit on a screen; of more only those in view are rendered. */
const MOST_WHOLE = 10;

/** The usual height of a lot in px: its trade, its day of sale, its profit and its plan, a line each. */
export const LOT_HEIGHT = 98;

type Props = {
  holding: HoldingLine;
  /** The day before the running one, where the price is its close. */
  closedOn: Day | null;
};

/** The lots of a holding, the ones that are sold first at the top, with their plan. */
export function Lots({ holding: { symbol, lines, price }, closedOn }: Props) {
  const t = useT();
  return (
    <ul className={styles.lots} aria-label={t('desk.lotsOf', { symbol })}>
      <Items
        element="li"
        count={lines.length}
        isLong={lines.length > MOST_WHOLE}
        keyOf={(i) => lines[i]!.id}
        heightOf={() => LOT_HEIGHT}
        renderItem={(i, virtual) => (
          <LotRow {...virtual} key={lines[i]!.id} line={lines[i]!} price={price} closedOn={closedOn} />
        )}
      />
    </ul>
  );
}

type RowProps = VirtualItemProps & { line: LotLine; price: number | null; closedOn: Day | null };

function LotRow({ line, price, closedOn, ...virtual }: RowProps) {
  const t = useT();
  const { openTrade } = useDeskDialogs();
  const today = useToday();
  const { trade, stage, quantity, origin, day, profit } = line;
  const facts = { quantity: formatVolume(quantity), day: formatDayOf(day, today) };

  return (
    <li {...itemProps(virtual)} data-stage={stage}>
      <p className={styles.what}>
        <span className={styles.stage}>{t(`desk.stage.${stage}`)}</span>
        <span title={formatDay(day)}>
          {origin === 'BONUS'
            ? t('desk.bonusLot', facts)
            : t('desk.lot', { ...facts, price: formatPrice(toThousand(trade.price)) })}
        </span>
        <Button
          className={styles.edit!}
          size="small"
          variant="minimal"
          text={t('desk.edit')}
          aria-label={t('desk.editOf', { symbol: trade.symbol, day: formatDay(day) })}
          onClick={() => openTrade(trade)}
        />
      </p>
      <p className={styles.when}>
        <TimeIcon size={12} />
        <span>{sellableText(line, today, t)}</span>
      </p>
      {profit !== null && (
        <p className={styles.profit}>
          <span className="text-2">
            {closedOn === null
              ? t('desk.lotProfit')
              : t('desk.lotProfitAtClose', { day: formatDayOf(closedOn, today) })}
          </span>{' '}
          <ProfitFigure of={profit} />
        </p>
      )}
      {origin === 'BUY' && <PlanLine line={line} price={price} today={today} />}
    </li>
  );
}

function sellableText({ stage, sellable, isAfternoon }: LotLine, today: Day, t: ReturnType<typeof useT>) {
  if (stage === 'sellable') return t('desk.sellableAll');
  if (sellable === null) return t('desk.sellableUnknown');
  return t(isAfternoon ? 'desk.sellableFrom' : 'desk.sellableFromOpen', {
    day: formatExpectedDay(sellable, today),
  });
}

type PlanProps = { line: LotLine; price: number | null; today: Day };

/** Stop and target with their distance from the price of now, and which of them was reached. */
function PlanLine({ line: { trade, levels, isOfOtherPrices }, price: now, today }: PlanProps) {
  const t = useT();
  const { stop, target } = levels;
  const price = isOfOtherPrices ? null : now;
  const { signalKind, signalDay } = trade;
  const isBroken = stop !== null && price !== null && price < stop;
  const isReached = target !== null && price !== null && price >= target;

  return (
    <p className={`${styles.plan} text-2`}>
      <span>{levelsText(levels, price, t)}</span>
      {signalKind !== null && signalDay !== null && (
        <span>
          {t('desk.fromSignal', {
            kind: t(`signals.${signalKind}` as MessageKey),
            day: formatDayOf(signalDay, today),
          })}
        </span>
      )}
      {(isBroken || isReached) && (
        <span className={isBroken ? styles.broken : styles.reached}>
          {isBroken ? <WarningSignIcon size={12} /> : <TickCircleIcon size={12} />}
          {t(isBroken ? 'desk.stopBroken' : 'desk.targetReached')}
        </span>
      )}
    </p>
  );
}
