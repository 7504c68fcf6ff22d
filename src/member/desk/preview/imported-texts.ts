import { OTHER_LISTS } from '../../../graph/desk/ids';
import type { ImportedRow } from '../../../graph/desk/last-import';
import { translate } from '../../../i18n/i18n';
import { formatDay } from '../../../ui/dates';
import type { KeptRow } from '../import/imported-rows';

/** What an import has brought, list by list. */
export function contentsText(trades: number, others: readonly ImportedRow[]): string {
  const counts = [...OTHER_LISTS, 'settings' as const].map((list) => ({
    list,
    count: others.filter((row) => row.list === list).length,
  }));
  const filled = counts.filter(({ count }) => count > 0);
  return [
    ...(trades > 0 || filled.length === 0 ? [translate('import.list.trades', { count: trades })] : []),
    ...filled.map(({ list, count }) => translate(`import.list.${list}`, { count })),
  ].join(', ');
}

/** A row by what it is about: a note on FPT. */
export function rowName({ list, row }: KeptRow): string {
  if (list === 'settings') return translate('import.list.settings', { count: 1 });
  return translate(`import.name.${list}`, { name: subjectOf({ list, row }) });
}

function subjectOf({ list, row }: KeptRow): string {
  if (list === 'flows') return formatDay(String(row['date']));
  const subject = list === 'lists' || list === 'filters' ? row['name'] : (row['symbol'] ?? row['id']);
  return String(subject);
}
