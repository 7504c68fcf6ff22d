import type { CSSProperties } from 'react';
import { useWaiting } from '../../ui/waiting';
import { useT } from '../../i18n/useT';
import styles from './PageLoading.module.css';

/** The fallback while a page's code loads: six rings that turn once in four seconds. */
export function PageLoading() {
  const t = useT();
  const waiting = useWaiting<HTMLDivElement>();
  return (
    <div ref={waiting} className={styles.loading} role="progressbar" aria-label={t('app.loading')}>
      <span>
        {Array.from({ length: 6 }, (_, ring) => (
          <i key={ring} style={{ '--ring': ring } as CSSProperties} />
        ))}
      </span>
    </div>
  );
}
