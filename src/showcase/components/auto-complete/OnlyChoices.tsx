import { useState } from 'react';
import { useT } from '../../../i18n/useT';
import { Combobox } from '../../../ui/Combobox';
import { people } from '../sample';
import { Column } from '../Layout';

const choices = people.map(({ firstName, lastName }, index) => ({
  id: String(index),
  label: `${lastName} ${firstName}`,
  note: `user${index + 1}@nhip.example`,
}));

export function OnlyChoices() {
  const t = useT();
  const [chosen, setChosen] = useState<string | null>(null);
  return (
    <Column>
      <Combobox
        label={t('showcase.auto-complete.person')}
        placeholder={t('showcase.auto-complete.personHint')}
        choices={choices}
        chosen={chosen}
        onChoose={setChosen}
      />
    </Column>
  );
}
