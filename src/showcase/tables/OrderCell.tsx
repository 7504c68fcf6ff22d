import { useRef, type Dispatch } from 'react';
import { useT } from '../../i18n/useT';
import { formatPrice, formatVolume } from '../../market/format';
import { eventAtCell, eventInEdit } from './cell-keys';
import { valueAt, type Cell, type Grid, type GridEvent } from './grid';
import { editable, type EditableColumn } from './sample';
import styles from './OrderCell.module.css';

type Props = {
  grid: Grid;
  cell: Cell;
  /** The id of what is wrong with a refused draft. */
  problemId: string;
  send: Dispatch<GridEvent>;
};

/** A cell of an order: pressed once it has the focus, pressed again it is edited. */
export function OrderCell({ grid, cell, problemId, send }: Props) {
  const t = useT();
  const column = editable[cell.column]!;
  const isActive = grid.at.row === cell.row && grid.at.column === cell.column;
  const draft = isActive ? grid.draft : null;
  const hadFocus = useRef(false);

  if (draft !== null) {
    return (
      <td className={styles.cell}>
        <input
          className={column === 'note' ? '' : styles.number}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the cell had the focus
          autoFocus
          inputMode={column === 'note' ? 'text' : 'decimal'}
          value={draft}
          aria-label={`${grid.rows[cell.row]!.symbol} ${t(`showcase.table.${column}`)}`}
          aria-invalid={grid.isRefused}
          aria-describedby={grid.isRefused ? problemId : undefined}
          onChange={({ currentTarget: { value } }) => send({ type: 'type', draft: value })}
          onBlur={() => send({ type: 'commit' })}
          onKeyDown={(event) => {
            const sent = eventInEdit(event);
            if (!sent) return;
            event.preventDefault();
            event.stopPropagation();
            send(sent);
          }}
        />
      </td>
    );
  }
  return (
    <td
      className={`${styles.cell} ${column === 'note' ? '' : 'numeric'}`}
      tabIndex={isActive ? 0 : -1}
      // The press itself moves the focus.
      onPointerDown={({ currentTarget }) => (hadFocus.current = currentTarget === document.activeElement)}
      onClick={() => send(hadFocus.current ? { type: 'edit' } : { type: 'go', to: cell })}
      onFocus={() => !isActive && send({ type: 'go', to: cell })}
      onKeyDown={(event) => {
        const sent = eventAtCell(event);
        if (!sent) return;
        event.preventDefault();
        send(sent);
      }}
    >
      {shown(column, valueAt(grid, cell))}
    </td>
  );
}

function shown(column: EditableColumn, value: string) {
  if (column === 'note') return value;
  return column === 'price' ? formatPrice(Number(value)) : formatVolume(Number(value));
}
