import { useState } from 'react';
import { useT } from '../../../i18n/useT';
import { FailedLine } from '../../../ui/PanelState';

export function AboveContent() {
  const t = useT();
  const [isRetried, setIsRetried] = useState(false);
  return (
    <FailedLine
      text={t(isRetried ? 'showcase.alert.stillFailed' : 'watchlist.failed')}
      onRetry={() => setIsRetried(true)}
    />
  );
}
