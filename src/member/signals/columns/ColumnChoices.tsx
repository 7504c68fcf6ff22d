import { useT } from '../../../i18n/useT';
import { ColumnChooser } from '../../../ui/ColumnChooser';
import type { ListedSignal } from '../../../graph/values';
import { useSignalColumns } from './useSignalColumns';

/** Chooses the columns that are added to the list of signals; nothing where the server sends none. */
export function ColumnChoices({ signals }: { signals: readonly ListedSignal[] }) {
  const t = useT();
  const { available, chosen, choose } = useSignalColumns(signals);
  if (available.length === 0) return null;
  return (
    <ColumnChooser
      label={t('columns.title')}
      columns={available}
      nameOf={(column) => t(`idea.${column}`)}
      chosen={chosen}
      onChoose={choose}
    />
  );
}
