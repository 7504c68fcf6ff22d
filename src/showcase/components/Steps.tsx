import { ErrorIcon, SmallTickIcon } from '@blueprintjs/icons';
import { useT } from '../../i18n/useT';
import styles from './Steps.module.css';

type Props = {
  label: string;
  steps: readonly string[];
  /** The index of the current step; beyond the last, all are done. */
  current: number;
  isVertical?: boolean;
  hasFailed?: boolean;
};

/** The steps of a task, in order: those done, the current one, those to come. */
export function Steps({ label, steps, current, isVertical = false, hasFailed = false }: Props) {
  const t = useT();
  return (
    <ol className={`${styles.steps} ${isVertical ? styles.vertical : ''}`} aria-label={label}>
      {steps.map((step, index) => {
        const isCurrent = index === current;
        const state = stateOf(index, current, hasFailed);
        return (
          <li key={step} data-state={state} aria-current={isCurrent ? 'step' : undefined}>
            <span className={styles.mark} aria-hidden="true">
              {state === 'done' && <SmallTickIcon />}
              {state === 'failed' && <ErrorIcon />}
              {(state === 'current' || state === 'ahead') && index + 1}
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

function stateOf(index: number, current: number, hasFailed: boolean) {
  if (index < current) return 'done';
  if (index > current) return 'ahead';
  return hasFailed ? 'failed' : 'current';
}
