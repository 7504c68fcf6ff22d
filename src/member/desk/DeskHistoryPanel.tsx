import { Button } from '@blueprintjs/core';
import { useToday } from '../../app/actors/useToday';
import type { DeskTrade } from '../../graph/values';
import { useT } from '../../i18n/useT';
import { isFromFeed } from '../../market/ex-dates';
import { formatPrice, formatVolume, toThousand } from '../../market/format';
import { formatDay, formatDayOf } from '../../ui/dates';
import { hasManyItems, itemProps } from '../../ui/item-props';
import { Items } from '../../ui/Items';
import { FoldedPanel } from '../../ui/FoldedPanel';
import type { WholeDeskFragment } from '../shared/desk.generated';
import { useDeskDialogs, type FlowDraft } from '../shared/desk-dialogs';
import { FlowList } from './account/FlowList';
import { EditTradeButton } from './EditTradeButton';
import type { DeskFigures } from './figures';
import { SalesTable } from './SalesTable';
import { useSaveDesk } from '../shared/useSaveDesk';
import { Time } from '../../ui/Time';
import styles from './DeskHistoryPanel.module.css';

type Adjustment = DeskFigures['adjustments'][number];

type Props = Pick<DeskFigures, 'sales' | 'adjustments'> & {
  trades: readonly DeskTrade[];
  flows: WholeDeskFragment['flows'];
  onFlow: (flow: FlowDraft) => void;
};

/** The usual height of what an ex-date changed, in px. */
const USUAL_HEIGHT = 34;

/** The sales with what they brought, what ex-dates have changed, and what was paid in and out, newest first. */
export function DeskHistoryPanel({ sales, adjustments, trades, flows, onFlow }: Props) {
  const t = useT();
  const save = useSaveDesk();
  const { openTrade } = useDeskDialogs();
  const today = useToday();
  const isLong = hasManyItems(sales.length);
  const tradeOf = (id: string) => trades.find((each) => each.id === id);
  const edit = (id: string) => {
    const trade = tradeOf(id);
    if (trade) openTrade(trade);
  };
  const lineOf = ({ id, side, held, shares, cash }: Adjustment) => {
    if (side === 'DIVIDEND') return t('desk.dividendLine', { cash: formatVolume(cash) });
    const price = tradeOf(id)?.price ?? 0;
    const counts = { shares: formatVolume(shares), held: formatVolume(held) };
    return price === 0
      ? t('desk.bonusLine', counts)
      : t('desk.rightsLine', { ...counts, price: formatPrice(toThousand(price)) });
  };

  return (
    <FoldedPanel
      className="screen-only"
      title={t('desk.history')}
      fact={formatVolume(sales.length + adjustments.length + flows.length)}
      isHeavy={isLong || hasManyItems(adjustments.length + flows.length)}
    >
      {sales.length > 0 && <SalesTable sales={sales} isLong={isLong} onEdit={edit} />}
      {adjustments.length > 0 && (
        <ul className={styles.adjustments}>
          <Items
            element="li"
            count={adjustments.length}
            isLong={hasManyItems(adjustments.length)}
            keyOf={(i) => adjustments[i]!.id}
            heightOf={() => USUAL_HEIGHT}
            renderItem={(i, virtual) => {
              const { id, symbol, day } = adjustments[i]!;
              return (
                <li key={id} {...itemProps(virtual)} data-symbol={symbol}>
                  <Time dateTime={day}>{formatDayOf(day, today)}</Time> <b>{symbol}</b>{' '}
                  {lineOf(adjustments[i]!)}
                  <EditTradeButton symbol={symbol} day={day} onEdit={() => edit(id)} />
                  {isFromFeed({ id }) && (
                    <Button
                      className={styles.edit!}
                      size="small"
                      variant="minimal"
                      text={t('desk.undo')}
                      aria-label={t('desk.undoOf', { symbol, day: formatDay(day) })}
                      onClick={() => void save({ removed: { trades: [id] } })}
                    />
                  )}
                </li>
              );
            }}
          />
        </ul>
      )}
      {flows.length > 0 && <FlowList flows={flows} onEdit={onFlow} />}
      {sales.length + adjustments.length + flows.length === 0 && (
        <p className={`${styles.empty} text-2`}>{t('desk.historyEmpty')}</p>
      )}
    </FoldedPanel>
  );
}
