import { problemOf } from './order-problem';
import { editable, type Order } from './sample';

/** A cell that may be edited, by its row and column. */
export type Cell = { readonly row: number; readonly column: number };
type Edit = { readonly cell: Cell; readonly from: string; readonly to: string };

export type Grid = {
  readonly rows: readonly Order[];
  /** The cell that the keyboard is on. */
  readonly at: Cell;
  /** What is typed into it; null while it is not being edited. */
  readonly draft: string | null;
  /** Whether the draft was refused; what is wrong with it stands below the table. */
  readonly isRefused: boolean;
  readonly done: readonly Edit[];
  readonly undone: readonly Edit[];
};

export type Move = readonly [rows: number, columns: number];
export type GridEvent =
  | { type: 'go'; to: Cell }
  | { type: 'move'; by: Move }
  | { type: 'edit'; draft?: string }
  | { type: 'type'; draft: string }
  | { type: 'commit'; by?: Move }
  | { type: 'cancel' | 'undo' | 'redo' };

export const gridOf = (rows: readonly Order[]): Grid => ({
  rows,
  at: { row: 0, column: 0 },
  draft: null,
  isRefused: false,
  done: [],
  undone: [],
});

/** A grid after an event. Each change of a value can be undone; the cell that changes is the one the keyboard is on. */
export function gridAfter(grid: Grid, event: GridEvent): Grid {
  switch (event.type) {
    case 'go': {
      const after = commit(grid);
      return after.draft === null ? { ...after, at: event.to } : after;
    }
    case 'move':
      return { ...grid, at: moved(grid, event.by) };
    case 'edit':
      return { ...grid, draft: event.draft ?? valueAt(grid, grid.at), isRefused: false };
    case 'type':
      return { ...grid, draft: event.draft, isRefused: false };
    case 'cancel':
      return { ...grid, draft: null, isRefused: false };
    case 'commit': {
      const after = commit(grid);
      return after.draft === null && event.by ? { ...after, at: moved(after, event.by) } : after;
    }
    case 'undo':
      return step(grid, 'done');
    case 'redo':
      return step(grid, 'undone');
  }
}

export function valueAt({ rows }: Grid, { row, column }: Cell): string {
  return rows[row]![editable[column]!];
}

/** Takes the draft over, unless it is wrong. */
function commit(grid: Grid): Grid {
  if (grid.draft === null) return grid;
  const { at, draft } = grid;
  const to = draft.trim();
  if (problemOf(editable[at.column]!, to)) return { ...grid, isRefused: true };
  const from = valueAt(grid, at);
  const idle = { ...grid, draft: null, isRefused: false };
  if (from === to) return idle;
  return { ...set(idle, at, to), done: [...grid.done, { cell: at, from, to }], undone: [] };
}

/** Takes the newest edit of one list back and puts it into the other. */
function step(grid: Grid, list: 'done' | 'undone'): Grid {
  const edit = grid[list].at(-1);
  if (!edit || grid.draft !== null) return grid;
  const isUndo = list === 'done';
  return {
    ...set(grid, edit.cell, isUndo ? edit.from : edit.to),
    at: edit.cell,
    done: isUndo ? grid.done.slice(0, -1) : [...grid.done, edit],
    undone: isUndo ? [...grid.undone, edit] : grid.undone.slice(0, -1),
  };
}

function set(grid: Grid, { row, column }: Cell, value: string): Grid {
  const rows = grid.rows.map((order, index) =>
    index === row ? { ...order, [editable[column]!]: value } : order,
  );
  return { ...grid, rows };
}

function moved({ rows, at }: Grid, [down, right]: Move): Cell {
  const within = (value: number, count: number) => Math.min(count - 1, Math.max(0, value));
  return { row: within(at.row + down, rows.length), column: within(at.column + right, editable.length) };
}
