import { Button } from '@blueprintjs/core';
import { CrossIcon } from '@blueprintjs/icons';
import { useState } from 'react';
import { useT } from '../../../i18n/useT';
import { Alert } from '../Alert';
import { IconButton } from '../../../ui/IconButton';

export function Dismissible() {
  const t = useT();
  const [isShown, setIsShown] = useState(true);
  if (!isShown) return <Button text={t('showcase.alert.again')} onClick={() => setIsShown(true)} />;
  return (
    <Alert
      kind="warning"
      title={t('showcase.kind.warning')}
      action={<IconButton icon={<CrossIcon />} label={t('notice.close')} onClick={() => setIsShown(false)} />}
    >
      {t('showcase.alert.warning')}
    </Alert>
  );
}
