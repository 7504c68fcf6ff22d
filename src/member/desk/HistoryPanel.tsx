import { Button } from '@blueprintjs/core';
import { useMarketTime } from '../../app/actors/AppActors';
import { useT } from '../../i18n/useT';
import { marketTime } from '../../market/clock';
import { isFromFeed } from '../../market/ex-dates';
import type { Day } from '../../market/day';
import { formatPrice, formatVolume, toThousand } from '../../market/format';
import { formatDay, formatDayOf } from '../../ui/dates';
import { FigureHead } from '../../ui/FigureHead';
import { Panel } from '../../ui/Panel';
import '../../ui/Table.css';
import { useDeskDialogs } from '../shared/desk-dialogs';
import type { DeskTradeFragment } from '../shared/desk.generated';
import type { DeskFigures, SaleLine } from './figures';
import { Profit } from './Profit';
import { useSaveDesk } from '../shared/useSaveDesk';
import styles from './HistoryPanel.module.css';

type Adjustment = DeskFigures['adjustments'][number];

type Props = Pick<DeskFigures, 'sales' | 'adjustments'> & {
  trades: readonly DeskTradeFragment[];
};

/** The sales with what they brought, and what ex-dates have changed, newest first. */
export function HistoryPanel({ sales, adjustments, trades }: Props) {
  const t = useT();
  const save = useSaveDesk();
  const { openTrade } = useDeskDialogs();
  const { day: today } = marketTime(useMarketTime());
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
    <Panel title={t('desk.history')}>
      {sales.length > 0 && (
        <table className={`table ${styles.table}`} aria-label={t('desk.history')}>
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
            {sales.map((sale) => (
              <SaleRow key={sale.id} sale={sale} today={today} onEdit={() => edit(sale.id)} />
            ))}
          </tbody>
        </table>
      )}
      {adjustments.length > 0 && (
        <ul className={styles.adjustments}>
          {adjustments.map((adjustment) => {
            const { id, symbol, day } = adjustment;
            return (
              <li key={id} data-symbol={symbol}>
                <time dateTime={day}>{formatDayOf(day, today)}</time> <b>{symbol}</b> {lineOf(adjustment)}
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
          })}
        </ul>
      )}
      {sales.length === 0 && adjustments.length === 0 && (
        <p className={`${styles.empty} text-2`}>{t('desk.historyEmpty')}</p>
      )}
    </Panel>
  );
}

type RowProps = { sale: SaleLine; today: Day; onEdit: () => void };

function SaleRow({ sale, today, onEdit }: RowProps) {
  const t = useT();
  const { symbol, day, quantity, price, bought, profit, isStopped, uncovered, unsettled } = sale;
  return (
    <tr data-symbol={symbol}>
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
