import { useT } from '../../i18n/useT';
import { Rings } from '../../ui/Rings';
import { useWaiting } from '../../ui/waiting';
import styles from './layouts.module.css';

/** The fallback while a page's code loads; it appears after 200 ms. */
export function PageLoading() {
  const t = useT();
  const waiting = useWaiting<HTMLDivElement>();
  return (
    <div ref={waiting} className={styles.loading} role="progressbar" aria-label={t('app.loading')}>
      <Rings />
    </div>
  );
}
