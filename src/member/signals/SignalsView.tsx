import type { ReactNode } from 'react';
import { useParameter } from '../../app/router/useParameter';
import { useT } from '../../i18n/useT';
import { Choice } from '../../ui/Choice';
import styles from './SignalsPanel.module.css';

const VIEWS = ['list', 'results'] as const;

/** The list of signals or their results. */
export type ShownSignals = (typeof VIEWS)[number];

/** The view of the address; the list by default. */
export function useSignalsView() {
  const [view, setView] = useParameter<ShownSignals>('signals', VIEWS, 'list');
  return { view, setView };
}

type Props = { view: ShownSignals; onView: (view: ShownSignals) => void; children: ReactNode };

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
