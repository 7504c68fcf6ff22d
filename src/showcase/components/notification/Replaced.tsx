import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import { useNotify } from '../../../app/actors/useNotify';
import { useT } from '../../../i18n/useT';

export function Replaced() {
  const t = useT();
  const notify = useNotify();
  const [times, setTimes] = useState(0);
  const repeat = () => {
    setTimes(times + 1);
    notify({ kind: 'warning', title: t('app.offline') });
  };
  return (
    <Button
      text={
        times === 0 ? t('showcase.notification.show') : t('showcase.notification.shown', { count: times })
      }
      onClick={repeat}
    />
  );
}
