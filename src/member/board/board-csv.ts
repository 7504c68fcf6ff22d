import { translate as t } from '../../i18n/i18n';
import { csvFile } from '../../lib/csv';
import { fileName } from '../../lib/download';
import type { Day } from '../../market/day';
import type { QuoteColumn } from './columns';
import type { BoardRow } from '../shared/screen/board-rows';

/**
 * The rows of the board as a CSV file with their columns on screen, unrounded, and the days of the prices where one is of an
 * older day; null without any row.
 */
export function boardFile(
  rows: readonly BoardRow[],
  columns: readonly QuoteColumn[],
  day: Day | undefined,
): File | null {
  if (rows.length === 0) return null;
  const hasOlder = rows.some((row) => row.price !== null && row.day !== null && row.day < (day ?? ''));
  return csvFile(
    fileName(['market', day ?? ''], 'csv'),
    [
      t('board.column.symbol'),
      ...columns.map((column) => t(`board.columnHint.${column}`)),
      ...(hasOlder ? [t('export.priceDay')] : []),
    ],
    rows.map((row) => [row.symbol, ...columns.map((column) => row[column]), ...(hasOlder ? [row.day] : [])]),
  );
}
