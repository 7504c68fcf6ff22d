import { Button } from '@blueprintjs/core';
import { useSelector } from '@xstate/react';
import { isUpdateWaiting } from '../../../machines/update.machine';
import { useAppActors } from '../actors/AppActors';
import { useT } from '../../i18n/useT';
import styles from './Banner.module.css';
import { Offline } from './Offline';

/**
 * What concerns every page: that the network is gone and how old things are, that a newer version waits. It stays at
 * the top; whatever else does stands below it, by `--banner`.
 */
export function Banner() {
  const t = useT();
  const { update } = useAppActors();
  const isWaiting = useSelector(update, isUpdateWaiting);

  return (
    <div className={styles.banner} role="status" ref={makeRoom}>
      <Offline />
      {isWaiting && (
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

function makeRoom(banner: HTMLElement | null) {
  if (!banner) return;
  const { style } = document.documentElement;
  const observer = new ResizeObserver(() => style.setProperty('--banner', `${banner.offsetHeight}px`));
  observer.observe(banner);
  return () => {
    observer.disconnect();
    style.removeProperty('--banner');
  };
}
