import type { ReactNode } from 'react';
import { useLocation, useSearch } from 'wouter';
import { useT } from '../../i18n/useT';
import { Choice } from '../../ui/Choice';

const VIEWS = ['list', 'results'] as const;

/** The list of signals or their results. */
export type View = (typeof VIEWS)[number];

/** The view of the address; the list by default. */
export function useSignalsView() {
  const [path, navigate] = useLocation();
  const parameters = new URLSearchParams(useSearch());
  return {
    view: (parameters.get('signals') === 'results' ? 'results' : 'list') as View,
    setView(view: View) {
      if (view === 'results') parameters.set('signals', view);
      else parameters.delete('signals');
      navigate(parameters.size > 0 ? `${path}?${parameters.toString()}` : path, { replace: true });
    },
  };
}

type Props = { view: View; onView: (view: View) => void; children: ReactNode };

/** The switch between list and results, with a note beside it. */
export function SignalsView({ view, onView, children }: Props) {
  const t = useT();
  return (
    <div className="signals-views">
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
