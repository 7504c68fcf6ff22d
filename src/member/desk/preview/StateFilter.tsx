import { useT } from '../../../i18n/useT';
import type { PreviewRow } from '../import/preview-types';
import { countsOf, STATES, type RowState } from './row-states';
import styles from './ImportPreview.module.css';

type Props = {
  rows: readonly PreviewRow[];
  chosen: RowState | null;
  onChoose: (state: RowState | null) => void;
};

/** How many rows there are of each state; pressed, one shows those alone. */
export function StateFilter({ rows, chosen, onChoose }: Props) {
  const t = useT();
  const counts = countsOf(rows);
  const shown = STATES.filter(
    (state) => counts[state] > 0 || state === chosen || (state === 'new' && counts.asked === 0),
  );
  return (
    <div className={styles.states} role="group" aria-label={t('import.states')}>
      {shown.map((state) => (
        <button
          key={state}
          type="button"
          aria-pressed={state === chosen}
          onClick={() => onChoose(state === chosen ? null : state)}
        >
          {t(`import.state.${state}`, { count: counts[state] })}
        </button>
      ))}
    </div>
  );
}
