import { ErrorIcon, SmallTickIcon } from '@blueprintjs/icons';
import { useT } from '../../i18n/useT';
import styles from './Steps.module.css';

type Props = {
  label: string;
  steps: readonly string[];
  /** The place of the current step; beyond the last, all are done. */
  current: number;
  isVertical?: boolean;
  hasFailed?: boolean;
};

/** The steps of a task, in order: those done, the current one, those to come. */
export function Steps({ label, steps, current, isVertical = false, hasFailed = false }: Props) {
  const t = useT();
  return (
    <ol className={`${styles.steps} ${isVertical ? styles.vertical : ''}`} aria-label={label}>
      {steps.map((step, place) => {
        const isCurrent = place === current;
        const state = stateOf(place, current, hasFailed);
        return (
          <li key={step} data-state={state} aria-current={isCurrent ? 'step' : undefined}>
            <span className={styles.mark} aria-hidden="true">
              {state === 'done' && <SmallTickIcon />}
              {state === 'failed' && <ErrorIcon />}
              {(state === 'current' || state === 'ahead') && place + 1}
            </span>
            <span>{step}</span>
            {(state === 'done' || state === 'failed') && (
              <span className="visually-hidden">{t(`showcase.steps.${state}`)}</span>
            )}
          </li>
        );
      })}
    </ol>
  );
}

function stateOf(place: number, current: number, hasFailed: boolean) {
  if (place < current) return 'done';
  if (place > current) return 'ahead';
  return hasFailed ? 'failed' : 'current';
}
