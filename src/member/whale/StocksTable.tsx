import { useT } from '../../i18n/useT';
import { FigureHead } from '../../ui/FigureHead';
import { rowProps, type VirtualRowProps } from '../../ui/row-props';
import { Rows } from '../../ui/Rows';
import { rowCount } from '../../ui/useRowsInView';
import '../../ui/Table.css';
import { Net } from './Net';
import styles from './tables.module.css';
import { stockGroups, type StockGroup } from './useWhaleView';
import type { StockFlowFragment } from './whale.generated';
import { SymbolLink } from '../../app/router/SymbolLink';
import { FigureCell } from '../../ui/FigureCell';

type Props = {
  rows: readonly StockFlowFragment[];
  /** The group by which the rows are sorted. */
  group: StockGroup;
};

/** The net values of stocks by group, one row per stock. */
export function StocksTable({ rows, group }: Props) {
  const t = useT();
  return (
    <table
      className={`table ${styles.table} ${styles.stocks}`}
      aria-label={t('whale.byStock')}
      aria-rowcount={rowCount(rows.length)}
    >
      <thead>
        <tr>
          <th scope="col">{t('watchlist.symbol')}</th>
          {stockGroups.map((each) => (
            <FigureHead key={each} aria-sort={each === group ? 'descending' : undefined}>
              {t(`whale.${each}`)}
            </FigureHead>
          ))}
        </tr>
      </thead>
      <Rows
        isOfPage
        count={rows.length}
        renderRow={(i, virtual) => <StockRow {...virtual} key={rows[i]!.symbol} flow={rows[i]!} />}
      />
    </table>
  );
}

function StockRow({
  flow: { symbol, ...nets },
  index,
  measure,
}: VirtualRowProps & { flow: StockFlowFragment }) {
  return (
    <tr {...rowProps({ index, measure })} data-symbol={symbol}>
      <th scope="row" className="row-head">
        <SymbolLink symbol={symbol} />
      </th>
      {stockGroups.map((each) => (
        <FigureCell key={each}>
          <Net net={nets[each]} />
        </FigureCell>
      ))}
    </tr>
  );
}
