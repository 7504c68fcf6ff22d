import { useT } from '../../i18n/useT';
import { panelStates } from './panel-states';
import styles from './states.module.css';

/** What each state means. */
export function StateList() {
  const t = useT();
  return (
    <dl className={styles.list}>
      {panelStates.map((state) => (
        <div key={state}>
          <dt className="semibold">{t(`showcase.state.${state}`)}</dt>
          <dd className="text-2">{t(`showcase.stateMeans.${state}`)}</dd>
        </div>
      ))}
    </dl>
  );
}
