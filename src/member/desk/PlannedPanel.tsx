import { Button } from '@blueprintjs/core';
import { useToday } from '../../app/actors/useToday';
import type { DeskTrade } from '../../graph/values';
import { useT } from '../../i18n/useT';
import { formatPrice, formatVolume, toThousand } from '../../market/format';
import { formatDay, formatDayOf } from '../../ui/dates';
import { hasManyItems, itemProps, type VirtualItemProps } from '../../ui/item-props';
import { Items } from '../../ui/Items';
import { FoldedPanel } from '../../ui/FoldedPanel';
import { useIsTabletOrWider } from '../../ui/useIsTabletOrWider';
import { useDeskDialogs } from '../shared/desk-dialogs';
import { levelsText } from './levels';
import { SymbolLink } from '../../app/router/SymbolLink';
import { Time } from '../../ui/Time';
import styles from './PlannedPanel.module.css';

/** The usual height of a plan, in px. */
const USUAL_HEIGHT = 48;

/** Purchases that are intended only: to be recorded once they are made. */
export function PlannedPanel({ planned }: { planned: readonly DeskTrade[] }) {
  const t = useT();
  const { openTrade } = useDeskDialogs();
  const today = useToday();
  const isTabletOrWider = useIsTabletOrWider();

  const renderTrade = (trade: DeskTrade, virtual: VirtualItemProps) => (
    <li key={trade.id} {...itemProps(virtual)} data-symbol={trade.symbol}>
      <SymbolLink symbol={trade.symbol} />
      <span className={styles.facts}>
        <span>
          {formatVolume(trade.quantity)} × {formatPrice(toThousand(trade.price))}
        </span>
        <Time className="text-2" dateTime={trade.day} title={formatDay(trade.day)}>
          {formatDayOf(trade.day, today)}
        </Time>
        <span className="text-2">{levelsText(trade, null, t)}</span>
      </span>
      <Button
        text={t('desk.bought')}
        aria-label={t('desk.boughtOf', { symbol: trade.symbol })}
        onClick={() => openTrade({ ...trade, isPlanned: false, day: trade.day > today ? today : trade.day })}
      />
      <Button
        variant="minimal"
        text={t('desk.edit')}
        aria-label={t('desk.editOf', { symbol: trade.symbol, day: formatDay(trade.day) })}
        onClick={() => openTrade(trade)}
      />
    </li>
  );

  return (
    <FoldedPanel
      title={t('desk.planned')}
      fact={formatVolume(planned.length)}
      isOpenAtFirst={isTabletOrWider}
      isHeavy={hasManyItems(planned.length)}
    >
      <ul className={styles.planned}>
        <Items
          element="li"
          count={planned.length}
          isLong={hasManyItems(planned.length)}
          keyOf={(i) => planned[i]!.id}
          heightOf={() => USUAL_HEIGHT}
          renderItem={(i, virtual) => renderTrade(planned[i]!, virtual)}
        />
      </ul>
    </FoldedPanel>
  );
}
