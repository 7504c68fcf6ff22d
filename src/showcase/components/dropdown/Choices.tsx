import { useState } from 'react';
import { useT } from '../../../i18n/useT';
import { ColumnChooser } from '../../../ui/ColumnChooser';

const columns = ['symbol', 'name', 'price'] as const;

export function Choices() {
  const t = useT();
  const [chosen, setChosen] = useState<readonly (typeof columns)[number][]>(['symbol', 'price']);
  return (
    <ColumnChooser
      label={t('showcase.dropdown.columns')}
      columns={columns}
      nameOf={(column) => t(`watchlist.${column}`)}
      chosen={chosen}
      onChoose={setChosen}
    />
  );
}
