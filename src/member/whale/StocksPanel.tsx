import { ImportIcon } from '@blueprintjs/icons';
import { useMemo } from 'react';
import { Link } from 'wouter';
import { useNotify } from '../../app/actors/notify';
import { useT } from '../../i18n/useT';
import { technicalPath } from '../../lib/paths';
import { formatDay } from '../../market/format';
import { DownloadButton } from '../../ui/DownloadButton';
import { Panel } from '../../ui/Panel';
import { Rows } from '../../ui/Rows';
import { rowCount } from '../../ui/rows-in-view';
import '../../ui/Table.css';
import { Net } from './Net';
import './tables.css';
import { byLargest } from './top-stocks';
import { stockGroups, useView } from './view';
import type { StockFlowFragment } from './whale.generated';

type Props = { day: string; symbols: readonly StockFlowFragment[] };

/** The stocks of the newest trading day, sorted by the selected group's absolute net value. */
export function StocksPanel({ day, symbols }: Props) {
  const t = useT();
  const notify = useNotify();
  const { group } = useView();
  const rows = useMemo(() => byLargest(symbols, group), [symbols, group]);

  return (
    <Panel
      name={t('whale.byStock')}
      title={t('whale.byStock')}
      note={t('whale.billion')}
      fact={<time dateTime={day}>{formatDay(day)}</time>}
      action={
        <DownloadButton
          label={t('export.csv')}
          icon={<ImportIcon />}
          make={async () => (await import('./whale-csv')).stocksFile(rows, day)}
          notify={notify}
        />
      }
    >
      <div className="whale-rows">
        <table
          className="table whale-table whale-stocks"
          aria-label={t('whale.byStock')}
          aria-rowcount={rowCount(rows.length)}
        >
          <thead>
            <tr>
              <th scope="col">{t('watchlist.symbol')}</th>
              {stockGroups.map((each) => (
                <th
                  key={each}
                  scope="col"
                  className="num"
                  aria-sort={each === group ? 'descending' : undefined}
                >
                  {t(`whale.${each}`)}
                </th>
              ))}
            </tr>
          </thead>
          <Rows
            count={rows.length}
            renderRow={(i, { place, measure }) => {
              const { symbol, ...nets } = rows[i]!;
              return (
                <tr
                  key={symbol}
                  ref={measure}
                  data-index={place}
                  aria-rowindex={place === undefined ? undefined : place + 2}
                  data-symbol={symbol}
                >
                  <th scope="row">
                    <Link className="symbol" href={technicalPath(symbol)}>
                      {symbol}
                    </Link>
                  </th>
                  {stockGroups.map((each) => (
                    <td key={each} className="num">
                      <Net net={nets[each]} />
                    </td>
                  ))}
                </tr>
              );
            }}
          />
        </table>
      </div>
    </Panel>
  );
}
