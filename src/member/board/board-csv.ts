import { translate as t } from '../../i18n/i18n';
import { csvFile } from '../../lib/csv';
import { fileName } from '../../lib/download';
import type { Day } from '../../market/day';
import type { QuoteColumn } from './columns';
import type { BoardRow } from '../shared/screen/board-rows';

/** The rows of the board as a CSV file with their columns on screen, unrounded; null without any. */
export function boardFile(
  rows: readonly BoardRow[],
  columns: readonly QuoteColumn[],
  day: Day | undefined,
): File | null {
  if (rows.length === 0) return null;
  return csvFile(
    fileName(['market', day ?? ''], 'csv'),
    [t('board.column.symbol'), ...columns.map((column) => t(`board.columnHint.${column}`))],
    rows.map((row) => [row.symbol, ...columns.map((column) => row[column])]),
  );
}
