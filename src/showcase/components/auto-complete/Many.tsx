import { useState } from 'react';
import { useT } from '../../../i18n/useT';
import { Combobox } from '../../../ui/Combobox';
import { Column } from '../Layout';

const bars = Array.from({ length: 120 }, (_, index) => ({
  id: String(index),
  label: `VN30F${2601 + index}`,
}));

export function Many() {
  const t = useT();
  const [chosen, setChosen] = useState<string | null>('0');
  return (
    <Column>
      <Combobox label={t('watchlist.symbol')} choices={bars} chosen={chosen} onChoose={setChosen} />
    </Column>
  );
}
