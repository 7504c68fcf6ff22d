import { Button } from '@blueprintjs/core';
import { useMarketTime } from '../../app/actors/AppActors';
import type { DeskTrade } from '../../graph/values';
import { useT } from '../../i18n/useT';
import { marketTime } from '../../market/clock';
import { isFromFeed } from '../../market/ex-dates';
import type { Day } from '../../market/day';
import { formatPrice, formatVolume, toThousand } from '../../market/format';
import { formatDay, formatDayOf } from '../../ui/dates';
import { FigureHead } from '../../ui/FigureHead';
import { hasManyItems, itemProps, type PlacedItem } from '../../ui/item-props';
import { Items } from '../../ui/Items';
import { Panel } from '../../ui/Panel';
import { rowProps } from '../../ui/row-props';
import '../../ui/Table.css';
import { useDeskDialogs } from '../shared/desk-dialogs';
import type { DeskFigures, SaleLine } from './figures';
import { Profit } from './Profit';
import { useSaveDesk } from '../shared/useSaveDesk';
import styles from './HistoryPanel.module.css';

type Adjustment = DeskFigures['adjustments'][number];

type Props = Pick<DeskFigures, 'sales' | 'adjustments'> & {
  trades: readonly DeskTrade[];
};

/** The usual height of a sale or of what an ex-date changed, in px. */
const USUAL_HEIGHT = 34;

/** The sales with what they brought, and what ex-dates have changed, newest first. */
export function HistoryPanel({ sales, adjustments, trades }: Props) {
  const t = useT();
  const save = useSaveDesk();
  const { openTrade } = useDeskDialogs();
  const { day: today } = marketTime(useMarketTime());
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
    <Panel className="screen-only" title={t('desk.history')}>
      {sales.length > 0 && (
        <table
          className={`table ${styles.table}`}
          aria-label={t('desk.history')}
          aria-rowcount={isLong ? 1 + sales.length : undefined}
        >
          <thead>
            <tr>
              <th scope="col">{t('desk.day')}</th>
              <th scope="col">{t('desk.symbol')}</th>
              <FigureHead>{t('desk.quantity')}</FigureHead>
              <FigureHead className={styles.wide}>{t('desk.boughtAt')}</FigureHead>
              <FigureHead className={styles.wide}>{t('desk.soldAt')}</FigureHead>
              <FigureHead className={styles.profit}>{t('desk.profit')}</FigureHead>
              <th scope="col" className={styles.result}>
                {t('desk.result')}
              </th>
            </tr>
          </thead>
          <tbody>
            <Items
              element="tr"
              count={sales.length}
              isLong={isLong}
              keyOf={(i) => sales[i]!.id}
              heightOf={() => USUAL_HEIGHT}
              renderItem={(i, placed) => {
                const sale = sales[i]!;
                const onEdit = () => edit(sale.id);
                return <SaleRow {...placed} key={sale.id} sale={sale} today={today} onEdit={onEdit} />;
              }}
            />
          </tbody>
        </table>
      )}
      {adjustments.length > 0 && (
        <ul className={styles.adjustments}>
          <Items
            element="li"
            count={adjustments.length}
            isLong={hasManyItems(adjustments.length)}
            keyOf={(i) => adjustments[i]!.id}
            heightOf={() => USUAL_HEIGHT}
            renderItem={(i, placed) => {
              const { id, symbol, day } = adjustments[i]!;
              return (
                <li key={id} {...itemProps(placed)} data-symbol={symbol}>
                  <time dateTime={day}>{formatDayOf(day, today)}</time> <b>{symbol}</b>{' '}
                  {lineOf(adjustments[i]!)}
                  <EditButton symbol={symbol} day={day} onEdit={() => edit(id)} />
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
      {sales.length === 0 && adjustments.length === 0 && (
        <p className={`${styles.empty} text-2`}>{t('desk.historyEmpty')}</p>
      )}
    </Panel>
  );
}

type RowProps = PlacedItem & { sale: SaleLine; today: Day; onEdit: () => void };

function SaleRow({ sale, today, onEdit, place, measure }: RowProps) {
  const t = useT();
  const { symbol, day, quantity, price, bought, profit, isStopped, uncovered, unsettled } = sale;
  return (
    <tr {...rowProps({ place, measure })} data-symbol={symbol}>
      <td className={styles.day}>
        <time dateTime={day} title={formatDay(day)}>
          <DayText text={formatDayOf(day, today)} />
        </time>
      </td>
      <td className="semibold">{symbol}</td>
      <td className="numeric">{formatVolume(quantity)}</td>
      <td className={`numeric ${styles.wide}`}>{formatPrice(bought === null ? null : toThousand(bought))}</td>
      <td className={`numeric ${styles.wide}`}>{formatPrice(toThousand(price))}</td>
      <td className={`numeric semibold ${styles.money}`}>
        <Profit of={profit} />
      </td>
      <td className={styles.last}>
        <span>{t(isStopped ? 'desk.stage.stopped' : 'desk.stage.sold')}</span>
        {uncovered > 0 && (
          <span className={styles.problem}>{t('desk.uncovered', { quantity: formatVolume(uncovered) })}</span>
        )}
        {unsettled > 0 && (
          <span className={styles.problem}>{t('desk.unsettled', { quantity: formatVolume(unsettled) })}</span>
        )}
        <EditButton symbol={symbol} day={day} onEdit={onEdit} />
      </td>
    </tr>
  );
}

/** A date that may be broken before its year. */
function DayText({ text }: { text: string }) {
  const [, day, year] = /^(.+?)(\/?\d{4})$/.exec(text) ?? [];
  return day === undefined ? (
    text
  ) : (
    <>
      {day}
      <wbr />
      {year}
    </>
  );
}

function EditButton({ symbol, day, onEdit }: { symbol: string; day: string; onEdit: () => void }) {
  const t = useT();
  return (
    <Button
      className={styles.edit!}
      size="small"
      variant="minimal"
      text={t('desk.edit')}
      aria-label={t('desk.editOf', { symbol, day: formatDay(day) })}
      onClick={onEdit}
    />
  );
}
