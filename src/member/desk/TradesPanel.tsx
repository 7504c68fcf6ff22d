import { Link } from '../../app/router/Link';
import { pathTo } from '../../app/router/paths';
import { useT } from '../../i18n/useT';
import { formatPrice, formatVolume, toThousand } from '../../market/format';
import { averageCost } from '../../market/positions';
import { FigureHead } from '../../ui/FigureHead';
import { hasManyItems, type PlacedItem } from '../../ui/item-props';
import { Items } from '../../ui/Items';
import { Empty } from '../../ui/PanelState';
import { Panel } from '../../ui/Panel';
import '../../ui/Table.css';
import type { HoldingLine } from './figures';
import { LOT_HEIGHT, Lots } from './Lots';
import { Profit } from './Profit';
import styles from './TradesPanel.module.css';

/** The usual height of a holding without its lots, in px: its row, and the button that sells it. */
const HOLDING_HEIGHT = 84;

/** The holdings, each with its lots: what may be sold now, the rest from when. */
export function TradesPanel({ holdings }: { holdings: readonly HoldingLine[] }) {
  const t = useT();
  const isLong = hasManyItems(holdings.reduce((count, { lines }) => count + lines.length, 0));

  return (
    <Panel title={t('desk.trades')}>
      <table
        className={`table ${styles.table}`}
        aria-label={t('desk.trades')}
        aria-rowcount={isLong ? 1 + 2 * holdings.length : undefined}
      >
        <thead>
          <tr>
            <th scope="col" className={styles.symbol}>
              {t('desk.symbol')}
            </th>
            <FigureHead>{t('desk.quantity')}</FigureHead>
            <FigureHead className={styles.wide}>{t('desk.average')}</FigureHead>
            <FigureHead>{t('desk.price')}</FigureHead>
            <FigureHead>{t('desk.sellable')}</FigureHead>
            <FigureHead className={styles.profit}>{t('desk.profit')}</FigureHead>
          </tr>
        </thead>
        <Items
          element="tbody"
          count={holdings.length}
          isLong={isLong}
          keyOf={(i) => holdings[i]!.symbol}
          heightOf={(i) => HOLDING_HEIGHT + holdings[i]!.lines.length * LOT_HEIGHT}
          renderItem={(i, placed) => <Holding {...placed} key={holdings[i]!.symbol} holding={holdings[i]!} />}
        />
      </table>
      {holdings.length === 0 && <Empty title={t('desk.empty')} hint={t('desk.emptyHint')} />}
    </Panel>
  );
}

/** The two rows of a holding. */
function Holding({ holding, place, measure }: PlacedItem & { holding: HoldingLine }) {
  const { symbol } = holding;
  const price = (đồng: number | null) => formatPrice(đồng === null ? null : toThousand(đồng));
  const row = place === undefined ? undefined : 2 + 2 * place;
  return (
    <tbody ref={measure} data-index={place}>
      <tr data-symbol={symbol} aria-rowindex={row}>
        <td>
          <Link className={`symbol ${styles.link}`} href={pathTo('/technical/:symbol', { symbol })}>
            {symbol}
          </Link>
        </td>
        <td className="numeric">{formatVolume(holding.quantity)}</td>
        <td className={`numeric ${styles.wide}`}>{price(averageCost(holding))}</td>
        <td className="numeric">{price(holding.price)}</td>
        <td className="numeric semibold">{formatVolume(holding.sellable)}</td>
        <td className={`numeric semibold ${styles.result}`}>
          <Profit of={holding.profit} />
        </td>
      </tr>
      <tr className={styles.lots} aria-rowindex={row && row + 1}>
        <td colSpan={5}>
          <Lots holding={holding} />
        </td>
        <td className={styles.wide} aria-hidden="true" />
      </tr>
    </tbody>
  );
}
