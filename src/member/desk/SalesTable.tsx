import { useToday } from '../../app/actors/useToday';
import { useT } from '../../i18n/useT';
import type { Day } from '../../market/day';
import { formatPrice, formatVolume, toThousand } from '../../market/format';
import { formatDay, formatDayOf } from '../../ui/dates';
import { FigureHead } from '../../ui/FigureHead';
import type { VirtualItemProps } from '../../ui/item-props';
import { Items } from '../../ui/Items';
import { useIsTabletOrWider } from '../../ui/useIsTabletOrWider';
import { rowProps } from '../../ui/row-props';
import '../../ui/Table.css';
import { EditTradeButton } from './EditTradeButton';
import type { SaleLine } from './figures';
import { ProfitFigure } from './ProfitFigure';
import { Time } from '../../ui/Time';
import { FigureCell } from '../../ui/FigureCell';
import styles from './DeskHistoryPanel.module.css';

/** The usual height of a sale, in px. */
const USUAL_HEIGHT = 34;

type Props = { sales: readonly SaleLine[]; isLong: boolean; onEdit: (id: string) => void };

/** The sales with what they brought. */
export function SalesTable({ sales, isLong, onEdit }: Props) {
  const t = useT();
  const today = useToday();
  const isWide = useIsTabletOrWider();
  return (
    <table
      className={`table ${styles.table}`}
      aria-label={t('desk.history')}
      aria-rowcount={isLong ? 1 + sales.length : undefined}
    >
      <thead>
        <tr>
          {isWide && <th scope="col">{t('desk.day')}</th>}
          <th scope="col">{t('desk.symbol')}</th>
          <FigureHead className={styles.quantity}>{t('desk.quantity')}</FigureHead>
          {isWide && <FigureHead>{t('desk.boughtAt')}</FigureHead>}
          {isWide && <FigureHead>{t('desk.soldAt')}</FigureHead>}
          <FigureHead className={styles.profit}>{t('desk.profit')}</FigureHead>
          <th scope="col" className={styles.result}>
            {isWide ? t('desk.result') : <span className="visually-hidden">{t('desk.edit')}</span>}
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
          renderItem={(i, virtual) => {
            const sale = sales[i]!;
            return (
              <SaleRow
                {...virtual}
                key={sale.id}
                sale={sale}
                today={today}
                isWide={isWide}
                onEdit={() => onEdit(sale.id)}
              />
            );
          }}
        />
      </tbody>
    </table>
  );
}

type RowProps = VirtualItemProps & {
  sale: SaleLine;
  today: Day;
  /** Whether day and result have columns of their own; else they stand beneath the symbol. */
  isWide: boolean;
  onEdit: () => void;
};

function SaleRow({ sale, today, isWide, onEdit, index, measure }: RowProps) {
  const { symbol, day, quantity, price, bought, profit } = sale;
  const time = (
    <Time dateTime={day} title={formatDay(day)}>
      <DayText text={formatDayOf(day, today)} />
    </Time>
  );
  return (
    <tr {...rowProps({ index, measure })} data-symbol={symbol}>
      {isWide && <td className={styles.day}>{time}</td>}
      <td>
        <span className="semibold" translate="no">
          {symbol}
        </span>
        {!isWide && (
          <span className={styles.beneath}>
            {time} <Result of={sale} />
          </span>
        )}
      </td>
      <FigureCell>{formatVolume(quantity)}</FigureCell>
      {isWide && <FigureCell>{formatPrice(bought === null ? null : toThousand(bought))}</FigureCell>}
      {isWide && <FigureCell>{formatPrice(toThousand(price))}</FigureCell>}
      <FigureCell className={`semibold ${styles.money}`}>
        <ProfitFigure of={profit} />
      </FigureCell>
      <td className={styles.last}>
        {isWide && <Result of={sale} />}
        <EditTradeButton symbol={symbol} day={day} onEdit={onEdit} />
      </td>
    </tr>
  );
}

/** How a sale ended its purchase, and what is wrong about it. */
function Result({ of: { isStopped, uncovered, unsettled } }: { of: SaleLine }) {
  const t = useT();
  return (
    <>
      <span>{t(isStopped ? 'desk.stage.stopped' : 'desk.stage.sold')}</span>
      {uncovered > 0 && (
        <span className={styles.problem}>{t('desk.uncovered', { quantity: formatVolume(uncovered) })}</span>
      )}
      {unsettled > 0 && (
        <span className={styles.problem}>{t('desk.unsettled', { quantity: formatVolume(unsettled) })}</span>
      )}
    </>
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
