import { ImportIcon } from '@blueprintjs/icons';
import { useCallback, useMemo } from 'react';
import { useNotify } from '../../app/actors/useNotify';
import { useNavigate } from '../../app/router/navigation';
import { pathTo } from '../../app/router/paths';
import { useT } from '../../i18n/useT';
import { asOfQuotes } from '../../market/quote';
import { AsOfTime } from '../shared/AsOfTime';
import { ColumnChooser } from '../../ui/ColumnChooser';
import { DownloadButton } from '../../ui/DownloadButton';
import { Panel } from '../../ui/Panel';
import { Empty } from '../../ui/PanelState';
import { useIsTabletOrWider } from '../../ui/useIsTabletOrWider';
import { useFreshness } from '../shared/Live';
import { useBoardView } from './useBoardView';
import { BoardFacts, type Lacking } from './BoardFacts';
import { BoardFilters } from './BoardFilters';
import { BoardTable } from './BoardTable';
import { columns, urgentFirst, type QuoteColumn } from './columns';
import type { Lists } from './lists';
import type { BoardRow } from '../shared/screen/board-rows';
import { filterRows, knownColumns } from './rows';
import { sortBy } from './sort';
import styles from './SymbolTable.module.css';

type Props = {
  rows: readonly BoardRow[];
  lists: Lists;
  lacking: Lacking;
};

/** Every listed symbol in a table: filtered, sorted and with the columns that the address says. */
export function BoardPanel({ rows, lists, lacking }: Props) {
  const t = useT();
  const notify = useNotify();
  const navigate = useNavigate();
  const freshness = useFreshness();
  const view = useBoardView();
  const { exchange, list: listId, sector, colour, sort } = view;

  const listed = useMemo(() => {
    const list = lists.all.find(({ id }) => id === listId);
    return list ? new Set(list.rows.map(({ symbol }) => symbol)) : null;
  }, [lists.all, listId]);
  const shown = useMemo(
    () =>
      sortBy(
        filterRows(rows, { exchange, list: listId, sector, colour }, listed),
        sort.isDescending,
        (row) => row[sort.by],
      ),
    [rows, exchange, listId, sector, colour, listed, sort],
  );
  const isWide = useIsTabletOrWider();
  const columnKey = (isWide ? view.columns : urgentFirst(view.columns)).join('.');
  const known = knownColumns(columns, rows).join('.');
  const shownColumns = useMemo(
    () => (columnKey.split('.') as QuoteColumn[]).filter((column) => known.split('.').includes(column)),
    [columnKey, known],
  );
  const open = useCallback(
    (symbol: string) => navigate(pathTo('/technical/:symbol', { symbol })),
    [navigate],
  );

  return (
    <Panel
      className={styles.panel}
      title={t('board.title')}
      data-stale={freshness?.isStale ? 'true' : undefined}
      fact={t('board.count', { count: shown.length })}
      action={
        <>
          <ColumnChooser
            label={t('board.columns')}
            columns={columns}
            offered={knownColumns(columns, rows)}
            nameOf={(column) => t(`board.columnHint.${column}`)}
            chosen={view.columns}
            onChoose={view.setColumns}
          />
          <DownloadButton
            label={t('export.csv')}
            icon={<ImportIcon />}
            make={async () =>
              (await import('./board-csv')).boardFile(shown, shownColumns, freshness?.asOf.day)
            }
            notify={notify}
          />
        </>
      }
      foot={freshness && !lacking.hasNoQuotes && <AsOfTime value={asOfQuotes(shown, freshness.asOf)} />}
    >
      <BoardFilters rows={rows} lists={lists} />
      <BoardFacts {...lacking} rows={rows} noQuotes={t('board.noQuotes')} />
      {shown.length === 0 ? (
        <Empty
          title={t('board.nothing')}
          hint={
            <button type="button" className="bp6-button" onClick={view.clearFilters}>
              {t('board.clear')}
            </button>
          }
        />
      ) : (
        <BoardTable
          rows={shown}
          columns={shownColumns}
          sort={sort}
          onSort={view.setSort}
          starred={lists.starred}
          onStar={lists.onStar}
          onOpen={open}
        />
      )}
    </Panel>
  );
}
