import { Button } from '@blueprintjs/core';
import { useLostTime } from '../actors/connection';
import { useRunning } from '../actors/Running';
import { useUpdateWaiting } from '../actors/update';
import { useT } from '../i18n/useT';
import './Banner.css';

/** What concerns every page: that the network is gone and how old things are, that a newer version waits. */
export function Banner() {
  const t = useT();
  const { update } = useRunning();
  const time = useLostTime();
  const isUpdateWaiting = useUpdateWaiting();

  return (
    <div className="banner" role="status">
      {time !== null && <p>{t('app.offline', { time })}</p>}
      {isUpdateWaiting && (
        <p>
          {t('app.updateWaiting')}
          <Button
            variant="minimal"
            text={t('app.updateNow')}
            onClick={() => update.send({ type: 'update' })}
          />
        </p>
      )}
    </div>
  );
}
