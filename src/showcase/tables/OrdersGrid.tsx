import { ErrorIcon, RedoIcon, UndoIcon } from '@blueprintjs/icons';
import { createColumnHelper, tableFeatures, useTable } from '@tanstack/react-table';
import { useId, useReducer } from 'react';
import { useT } from '../../i18n/useT';
import { Panel } from '../../ui/Panel';
import { IconStep } from '../IconStep';
import { gridAfter, gridOf } from './grid';
import { OrderCell } from './OrderCell';
import { problemOf } from './order-problem';
import { useCellFocus } from './useCellFocus';
import { editable, orders, type Order } from './sample';
import '../../ui/Table.css';
import styles from './OrdersGrid.module.css';
import shared from './tables.module.css';

const features = tableFeatures({});
const helper = createColumnHelper<typeof features, Order>();
const columns = helper.columns(editable.map((column) => helper.accessor(column, {})));

/** A table that is edited in place (ARIA grid), cell by cell, with undo and redo. */
export function OrdersGrid() {
  const t = useT();
  const problemId = useId();
  const [grid, send] = useReducer(gridAfter, orders, gridOf);
  const table = useTable({ features, columns, data: grid.rows, getRowId: ({ symbol }) => symbol });
  const body = useCellFocus(grid);
  const name = t('showcase.table.orders');
  const problem = grid.isRefused ? problemOf(editable[grid.at.column]!, grid.draft!.trim()) : null;
  return (
    <Panel
      title={name}
      action={
        <>
          <IconStep
            label={t('showcase.table.undo')}
            icon={<UndoIcon />}
            isAtEnd={grid.done.length === 0}
            onStep={() => send({ type: 'undo' })}
          />
          <IconStep
            label={t('showcase.table.redo')}
            icon={<RedoIcon />}
            isAtEnd={grid.undone.length === 0}
            onStep={() => send({ type: 'redo' })}
          />
        </>
      }
      foot={t('showcase.table.gridKeys')}
    >
      <div className={shared.scroll}>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- of cells that are edited */}
        <table className={`table ${shared.table} ${styles.orders}`} role="grid" aria-label={name}>
          <thead>
            <tr>
              <th scope="col">{t('showcase.table.symbol')}</th>
              {editable.map((column) => (
                <th key={column} scope="col" className={column === 'note' ? '' : 'numeric'}>
                  {t(`showcase.table.${column}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody ref={body}>
            {table.getRowModel().rows.map((row) => (
              <tr key={row.id}>
                <th scope="row" className={`symbol ${styles.symbol}`}>
                  {row.original.symbol}
                </th>
                {row.getAllCells().map(({ id }, column) => (
                  <OrderCell
                    key={id}
                    grid={grid}
                    cell={{ row: row.index, column }}
                    problemId={problemId}
                    send={send}
                  />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className={styles.problem} role="alert">
        {problem && (
          <>
            <ErrorIcon size={12} />
            <span id={problemId}>{t(problem)}</span>
          </>
        )}
      </p>
    </Panel>
  );
}
