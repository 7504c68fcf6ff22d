import { useEffect, useEffectEvent, useState } from 'react';
import { useAppActors } from '../../../app/actors/AppActors';
import { useNotify } from '../../../app/actors/useNotify';
import { useT } from '../../../i18n/useT';
import { withLevelsOf } from '../../../market/account/purchase-levels';
import type { Exchange } from '../../../market/exchange';
import { formatVolume } from '../../../market/format';
import { holdingFrame, type Levels } from '../../../market/plan/levels';
import { tickRule } from '../../../market/plan/void-price';
import { averageCost, profitOf } from '../../../market/positions';
import { formatDong } from '../../../ui/amount';
import { movedLevels } from '../../shared/moved-levels';
import { useChosenLevels, usePositionActor } from '../../shared/position/PositionContext';
import { useSaveDesk } from '../../shared/useSaveDesk';
import type { CandleChart } from '../chart/candle-chart';
import { PositionBox } from './PositionBox';
import styles from './PositionLayer.module.css';
import type { HeldLot } from './useHeldLot';

type Props = {
  held: HeldLot;
  /** Null where it is unknown. */
  exchange: Exchange | null;
  /** The times of the bars. */
  time: readonly number[];
  chart: CandleChart;
};

/** The box of shares that are held, from what they cost, with what they bring at the stop and the target, which are saved. */
export function HeldPosition(props: Props) {
  const name = `trade ${props.held.lot.id}`;
  return <HeldBox {...props} name={name} hasFailed={useSavedLevels(name, props.held)} />;
}

type BoxProps = Props & { name: string; hasFailed: boolean };

function HeldBox({ held, exchange, time, chart, name, hasFailed }: BoxProps) {
  const t = useT();
  const { lot, trade, costs } = held;
  const chosen = useChosenLevels(name);
  const { stop, target } = chosen ?? held.levels;
  const entry = averageCost(lot);
  if (entry === null) return null;

  const resultAt = (price: number) => signed(profitOf(lot, price, costs));
  const results = { quantity: formatVolume(lot.quantity), stop: resultAt(stop), target: resultAt(target) };
  return (
    <PositionBox
      chart={chart}
      time={time}
      name={name}
      purchase={{ entry, stop, target, day: lot.day }}
      frame={holdingFrame(entry, { stop, target }, tickRule(trade.symbol, exchange))}
      head={
        <>
          <span className={styles.whole}>{t('position.held', results)}</span>
          <span className={styles.brief} aria-hidden>
            {t('position.heldBrief', results)}
          </span>
        </>
      }
      hasOwnLevels={hasFailed && chosen !== null}
    />
  );
}

function signed(amount: number) {
  return `${amount > 0 ? '+' : ''}${formatDong(amount)}`;
}

/**
 * Saves the levels of a trade once they are released, in the prices of its day and with the alerts that watch for them, and
 * returns whether the last ones could not be saved: those stay on the chart.
 */
function useSavedLevels(name: string, { trade, levels: shown, exDays, today }: HeldLot): boolean {
  const t = useT();
  const notify = useNotify();
  const { clock } = useAppActors();
  const save = useSaveDesk();
  const actor = usePositionActor();
  const [hasFailed, setHasFailed] = useState(false);

  const saveLevels = useEffectEvent(async (levels: Levels) => {
    const moved = withLevelsOf(trade, levels, exDays, today);
    const isAsSaved = levels.stop === shown.stop && levels.target === shown.target;
    const isSaved =
      isAsSaved || (await save({ trades: [moved], alerts: movedLevels(moved, trade, exDays, clock.now()) }));
    setHasFailed(!isSaved);
    if (!isSaved) return;
    actor?.send({ type: 'saved', purchase: name });
    if (isAsSaved) return;
    const undo = () => void save({ trades: [trade], alerts: movedLevels(trade, moved, exDays, clock.now()) });
    notify({
      kind: 'success',
      title: t('position.saved', { symbol: trade.symbol }),
      action: { label: t('desk.undo'), onAct: undo },
      about: trade.id,
    });
  });
  useEffect(() => {
    const chosen = actor?.on('levels chosen', ({ purchase, levels }) => {
      if (purchase === name) void saveLevels(levels);
    });
    return () => chosen?.unsubscribe();
  }, [actor, name]);
  return hasFailed;
}
