import { Button } from '@blueprintjs/core';
import { useNotify } from '../../../app/actors/useNotify';
import { useT } from '../../../i18n/useT';

export function TitleOnly() {
  const t = useT();
  const notify = useNotify();
  return (
    <Button
      text={t('showcase.notification.show')}
      onClick={() => notify({ kind: 'success', title: t('personal.saved') })}
    />
  );
}
