import type { ReactNode } from 'react';
import { useLocation, useSearch } from 'wouter';
import { useT } from '../../i18n/useT';
import { Choice } from '../../ui/Choice';
import styles from './SignalsPanel.module.css';

const VIEWS = ['list', 'results'] as const;

/** The signals themselves, or what became of them. */
export type View = (typeof VIEWS)[number];

/** The view that the address names, else the list. */
export function useSignalsView() {
  const [path, navigate] = useLocation();
  const asked = new URLSearchParams(useSearch());
  return {
    view: (asked.get('signals') === 'results' ? 'results' : 'list') as View,
    setView(view: View) {
      if (view === 'results') asked.set('signals', view);
      else asked.delete('signals');
      navigate(asked.size > 0 ? `${path}?${asked.toString()}` : path, { replace: true });
    },
  };
}

type Props = { view: View; onView: (view: View) => void; children: ReactNode };

/** The two views side by side, one of which holds, and what is to be said beside them. */
export function SignalsView({ view, onView, children }: Props) {
  const t = useT();
  return (
    <div className={styles.views}>
      <Choice
        label={t('scorecard.choose')}
        options={VIEWS}
        nameOf={(each) => t(`scorecard.${each}`)}
        chosen={view}
        onChoose={onView}
      />
      {children}
    </div>
  );
}
