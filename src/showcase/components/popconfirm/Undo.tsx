import { Button } from '@blueprintjs/core';
import { TrashIcon } from '@blueprintjs/icons';
import { useState } from 'react';
import { useNotify } from '../../../app/actors/useNotify';
import { useT } from '../../../i18n/useT';

export function Undo() {
  const t = useT();
  const notify = useNotify();
  const [isDeleted, setIsDeleted] = useState(false);
  return (
    <Button
      icon={<TrashIcon />}
      text={t('watchlist.delete', { symbol: 'HPG' })}
      disabled={isDeleted}
      onClick={() => {
        setIsDeleted(true);
        notify({
          kind: 'success',
          title: t('watchlist.deleted'),
          description: 'HPG',
          action: { label: t('watchlist.undo'), onAct: () => setIsDeleted(false) },
        });
      }}
    />
  );
}
