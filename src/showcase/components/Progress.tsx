import { ProgressBar, Spinner } from '@blueprintjs/core';
import styles from './Progress.module.css';

type BarProps = {
  label: string;
  /** From 0 to 1; left out where it is unknown. */
  value?: number;
  outcome?: 'running' | 'done' | 'failed';
};

/** Blueprint's progress bar in our colours. */
export function Bar({ label, value, outcome = 'running' }: BarProps) {
  return (
    <ProgressBar
      className={styles.bar!}
      data-outcome={outcome}
      aria-label={label}
      {...(value !== undefined && { stripes: false, value })}
    />
  );
}

type CircleProps = { label: string; size: number; value?: number };

/** Blueprint's spinner in our colours. */
export function Circle({ label, size, value }: CircleProps) {
  return (
    <Spinner
      className={styles.circle!}
      size={size}
      aria-label={label}
      {...(value !== undefined && { value })}
    />
  );
}
