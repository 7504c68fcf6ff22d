import { useState } from 'react';
import { useT } from '../../../i18n/useT';
import { Combobox } from '../../../ui/Combobox';
import { symbols } from '../sample';
import { Column } from '../Layout';

const choices = symbols.map(({ text, note }) => ({ id: text, label: text, note }));

export function Searchable() {
  const t = useT();
  const [chosen, setChosen] = useState<string | null>('FPT');
  return (
    <Column>
      <Combobox label={t('watchlist.symbol')} choices={choices} chosen={chosen} onChoose={setChosen} />
    </Column>
  );
}
