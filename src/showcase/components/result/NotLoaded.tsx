import { useState } from 'react';
import { useT } from '../../../i18n/useT';
import { Failed } from '../../../ui/PanelState';

export function NotLoaded() {
  const t = useT();
  const [tries, setTries] = useState(0);
  return (
    <Failed
      title={t('news.failed')}
      hint={tries === 0 ? t('news.failedHint') : t('showcase.result.tries', { count: tries })}
      onRetry={() => setTries(tries + 1)}
    />
  );
}
