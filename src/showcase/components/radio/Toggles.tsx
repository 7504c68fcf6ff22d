import { useState } from 'react';
import { useT } from '../../../i18n/useT';
import { Choice } from '../../../ui/Choice';

const periods = [5, 20, 60];

export function Toggles() {
  const t = useT();
  const [period, setPeriod] = useState(20);
  return (
    <Choice
      label={t('whale.period')}
      options={periods}
      nameOf={(count) => t('whale.tradingDays', { count })}
      chosen={period}
      onChoose={setPeriod}
    />
  );
}
