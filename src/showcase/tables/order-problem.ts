import type { MessageKey } from '../../i18n/messages';
import type { EditableColumn } from './sample';

/** What is wrong with a value that was typed into an order; null for a good one. */
export function problemOf(column: EditableColumn, value: string): MessageKey | null {
  switch (column) {
    case 'quantity':
      return /^[1-9]\d*00$/.test(value) ? null : 'showcase.table.quantityProblem';
    case 'price':
      return /^\d+(\.\d{1,2})?$/.test(value) && Number(value) > 0 ? null : 'showcase.table.priceProblem';
    case 'note':
      return null;
  }
}
