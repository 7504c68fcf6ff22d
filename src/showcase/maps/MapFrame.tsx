import { useId, type ReactNode } from 'react';
import { useT } from '../../i18n/useT';
import { viewAfter, type View } from './view';
import styles from './MapFrame.module.css';

type Props = { label: string; view: View; onView: (view: View) => void; children: ReactNode };

/** Takes the keys of a map: arrows move it, + and − zoom. */
export function MapFrame({ label, view, onView, children }: Props) {
  const t = useT();
  const help = useId();
  return (
    <>
      <div
        className={styles.frame}
        role="application"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- an application takes keys
        tabIndex={0}
        aria-label={label}
        aria-describedby={help}
        onKeyDown={(event) => {
          const next = event.ctrlKey || event.metaKey || event.altKey ? null : viewAfter(view, event.key);
          if (!next) return;
          event.preventDefault();
          onView(next);
        }}
      >
        {children}
      </div>
      <p id={help} className={`${styles.help} caption`}>
        {t('showcase.map.keys')}
      </p>
    </>
  );
}
