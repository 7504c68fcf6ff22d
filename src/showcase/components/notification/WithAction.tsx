import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import { useNotify } from '../../../app/actors/notify';
import { useT } from '../../../i18n/useT';
import { Row } from '../Layout';

export function WithAction() {
  const t = useT();
  const notify = useNotify();
  const [count, setCount] = useState(3);
  const remove = () => {
    setCount(count - 1);
    notify({
      kind: 'info',
      title: t('watchlist.deleted'),
      action: { label: t('watchlist.undo'), onAct: () => setCount((now) => now + 1) },
    });
  };
  return (
    <Row>
      <Button disabled={count === 0} text={t('subscriptions.remove')} onClick={remove} />
      <span className="text-2" role="status">
        {t('watchlist.count', { count })}
      </span>
    </Row>
  );
}
