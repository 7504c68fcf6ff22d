import { ErrorIcon, InfoSignIcon, TickCircleIcon, WarningSignIcon } from '@blueprintjs/icons';
import type { ReactNode } from 'react';
import styles from './Result.module.css';

const icons = {
  success: TickCircleIcon,
  info: InfoSignIcon,
  warning: WarningSignIcon,
  error: ErrorIcon,
};

type Props = {
  kind: keyof typeof icons;
  title: string;
  text: string;
  /** The ways on. */
  children: ReactNode;
};

/** The outcome of a task, in the place of its form, with the ways on. */
export function Result({ kind, title, text, children }: Props) {
  const Icon = icons[kind];
  return (
    <div className={styles.result} data-kind={kind} role="group" aria-label={title}>
      <Icon />
      <p className={styles.title}>{title}</p>
      <p className="text-2">{text}</p>
      <div className={styles.ways}>{children}</div>
    </div>
  );
}
