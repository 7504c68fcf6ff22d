import { useAppActors } from '../../../app/actors/AppActors';
import { useT } from '../../../i18n/useT';
import { ColumnChooser } from '../../../ui/ColumnChooser';
import { store, useStored } from '../../shared/stored';
import { addableColumns, columnsIn, MOST_COLUMNS } from './columns';

/** Chooses the columns that every list has beside its prices, in this browser. */
export function ListColumns() {
  const t = useT();
  const { storage } = useAppActors();
  const stored = useStored('listColumns');

  return (
    <ColumnChooser
      label={t('lists.columns')}
      columns={addableColumns}
      nameOf={(column) => t(`lists.columnHint.${column}`)}
      chosen={columnsIn(stored)}
      onChoose={(chosen) => store(storage, 'listColumns', chosen.join('.') || null)}
      limit={{ most: MOST_COLUMNS, note: t('lists.columnsMost'), full: t('lists.columnsFull') }}
    />
  );
}
