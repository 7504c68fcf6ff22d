import type { ReactNode } from 'react';
import { useSearch, useSetSearch } from '../../app/router/navigation';
import { useT } from '../../i18n/useT';
import { Choice } from '../../ui/Choice';
import styles from './SignalsPanel.module.css';

const VIEWS = ['list', 'results'] as const;

/** The list of signals or their results. */
export type View = (typeof VIEWS)[number];

/** The view of the address; the list by default. */
export function useSignalsView() {
  const setSearch = useSetSearch();
  const parameters = new URLSearchParams(useSearch());
  return {
    view: (parameters.get('signals') === 'results' ? 'results' : 'list') as View,
    setView(view: View) {
      if (view === 'results') parameters.set('signals', view);
      else parameters.delete('signals');
      setSearch(parameters.toString(), { replace: true });
    },
  };
}

type Props = { view: View; onView: (view: View) => void; children: ReactNode };

/** The switch between list and results, with a note beside it. */
export function SignalsView({ view, onView, children }: Props) {
  const t = useT();
  return (
    <div className={styles.views}>
      <Choice
        label={t('signals.choose')}
        options={VIEWS}
        nameOf={(each) => t(`signals.view.${each}`)}
        chosen={view}
        onChoose={onView}
      />
      {children}
    </div>
  );
}
