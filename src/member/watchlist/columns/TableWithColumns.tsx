import { useCallback, type ComponentProps } from 'react';
import { useT } from '../../../i18n/useT';
import { useRowsInView } from '../../../ui/useRowsInView';
import { LoadFailedLine } from '../../shared/LoadFailed';
import { WatchlistTable } from '../WatchlistTable';
import { columnsIn } from './columns';
import styles from './Columns.module.css';
import { useAddedColumns } from './useAddedColumns';

type Props = Omit<ComponentProps<typeof WatchlistTable>, 'added' | 'className'> & {
  /** What the browser keeps. */
  columns: string;
};

/** A list's table with the columns that the person has added; in one sentence what they lack. */
export function TableWithColumns({ columns, ...table }: Props) {
  const t = useT();
  const { rows, onView } = table;
  const { near, onView: onNear } = useRowsInView(rows);
  const { added, failed, missing } = useAddedColumns(columnsIn(columns), near);
  const report = useCallback(
    (from: number, to: number) => {
      onView(from, to);
      onNear(from, to);
    },
    [onView, onNear],
  );

  return (
    <>
      {failed && (
        <LoadFailedLine
          error={failed.error}
          text={t('lists.columnFailed', { column: t(`lists.column.${failed.column}`) })}
          onRetry={failed.onRetry}
        />
      )}
      {missing.map((column) => (
        <p key={column} className="panel-line">
          {t(`lists.missing.${column}`)}
        </p>
      ))}
      <WatchlistTable
        {...table}
        onView={report}
        added={added}
        className={[undefined, styles.one, styles.two][added.length]}
      />
    </>
  );
}
