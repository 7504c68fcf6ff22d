import { Button } from '@blueprintjs/core';
import { TickCircleIcon, TimeIcon, WarningSignIcon } from '@blueprintjs/icons';
import type { MessageKey } from '../../i18n/messages';
import { useT } from '../../i18n/useT';
import { formatPrice, formatVolume, toThousand } from '../../market/format';
import { formatDay, formatDayMonth } from '../../ui/dates';
import { useDeskDialogs, type TradeDraft } from '../shared/desk-dialogs';
import type { HoldingLine, LotLine } from './figures';
import { levelsText } from './levels';
import styles from './Lots.module.css';

/** The lots of a holding, the ones that are sold first at the top, with their plan. */
export function Lots({ holding: { symbol, lines, price, sellable } }: { holding: HoldingLine }) {
  const t = useT();
  const { openTrade } = useDeskDialogs();
  const sell = (): TradeDraft => ({
    side: 'SELL',
    symbol,
    ...(sellable > 0 && { quantity: sellable }),
    ...(price !== null && { price }),
  });

  return (
    <>
      <ul className={styles.lots} aria-label={t('desk.lotsOf', { symbol })}>
        {lines.map((line) => (
          <LotRow key={line.id} line={line} price={price} />
        ))}
      </ul>
      <Button
        className={styles.sell!}
        text={t('desk.sell')}
        aria-label={t('desk.sellOf', { symbol })}
        onClick={() => openTrade(sell())}
      />
    </>
  );
}

function LotRow({ line, price }: { line: LotLine; price: number | null }) {
  const t = useT();
  const { openTrade } = useDeskDialogs();
  const { trade, stage, quantity, origin, day } = line;
  const facts = { quantity: formatVolume(quantity), day: formatDayMonth(day) };

  return (
    <li data-stage={stage}>
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
        <span>{sellableText(line, t)}</span>
      </p>
      {origin === 'BUY' && <PlanLine line={line} price={price} />}
    </li>
  );
}

function sellableText({ isSettled, sellable, isAfternoon }: LotLine, t: ReturnType<typeof useT>) {
  if (isSettled) return t('desk.sellableAll');
  if (sellable === null) return t('desk.sellableUnknown');
  return t(isAfternoon ? 'desk.sellableFrom' : 'desk.sellableFromOpen', { day: formatDayMonth(sellable) });
}

/** Stop and target with their distance from the price of now, and which of them was reached. */
function PlanLine({ line: { trade }, price }: { line: LotLine; price: number | null }) {
  const t = useT();
  const { stop, target, signalKind, signalDay } = trade;
  const isBroken = stop !== null && price !== null && price < stop;
  const isReached = target !== null && price !== null && price >= target;

  return (
    <p className={`${styles.plan} text-2`}>
      <span>{levelsText(trade, price, t)}</span>
      {signalKind !== null && signalDay !== null && (
        <span>
          {t('desk.fromSignal', {
            kind: t(`signals.${signalKind}` as MessageKey),
            day: formatDayMonth(signalDay),
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
