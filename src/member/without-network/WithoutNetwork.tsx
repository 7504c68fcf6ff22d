import { Button } from '@blueprintjs/core';
import { useEffect } from 'react';
import { useT } from '../../i18n/useT';
import { loadAgain } from '../../lib/reload';
import { PlainPage } from '../../ui/PlainPage';

/** Says that a page needs the network; the way on is to load it again. */
export function WithoutNetwork() {
  const t = useT();
  const title = t('withoutNetwork.title');

  // Its own title is among the texts that have not arrived.
  useEffect(() => {
    document.title = t('app.title', { page: title });
  }, [t, title]);

  return (
    <PlainPage title={title} isFramed>
      <p>{t('withoutNetwork.text')}</p>
      <Button intent="primary" text={t('common.retry')} onClick={loadAgain} />
    </PlainPage>
  );
}
