import { Button } from '@blueprintjs/core';
import { useSelector } from '@xstate/react';
import { isUpdateWaiting } from '../../../machines/update.machine';
import { useAppActors } from '../actors/AppActors';
import { useT } from '../../i18n/useT';
import { Offline } from './Offline';
import styles from './Banner.module.css';

/**
 * What concerns every page: that there is no network and how old the data is, that a newer version is waiting. It sticks to
 * the top; other sticky elements stand below it, by `--banner`.
 */
export function Banner() {
  return (
    <div className={styles.banner} role="status" ref={publishHeight}>
      <BannerLines />
    </div>
  );
}

/** The lines of the banner, wherever they stand. */
export function BannerLines() {
  const t = useT();
  const { update } = useAppActors();
  const isWaiting = useSelector(update, isUpdateWaiting);

  return (
    <>
      <Offline />
      {isWaiting && (
        <p className={styles.line}>
          {t('app.updateWaiting')}
          <Button
            variant="minimal"
            text={t('app.updateNow')}
            onClick={() => update.send({ type: 'update' })}
          />
        </p>
      )}
    </>
  );
}

function publishHeight(banner: HTMLElement | null) {
  if (!banner) return;
  const { style } = document.documentElement;
  const observer = new ResizeObserver(() => style.setProperty('--banner', `${banner.offsetHeight}px`));
  observer.observe(banner);
  return () => {
    observer.disconnect();
    style.removeProperty('--banner');
  };
}
