import { useState } from 'react';
import { TimeBox } from '../../../app/settings/TimeBox';
import { useT } from '../../../i18n/useT';
import { Column } from '../Layout';

const MINUTE = 60_000;

export function Time() {
  const t = useT();
  const [from, setFrom] = useState(20 * 60 * MINUTE);
  const [to, setTo] = useState(6 * 60 * MINUTE);
  return (
    <Column>
      <TimeBox label={t('settings.nightFrom')} time={from} onChange={setFrom} />
      <TimeBox label={t('settings.nightTo')} time={to} onChange={setTo} />
    </Column>
  );
}
