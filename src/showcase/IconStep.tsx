import type { ReactElement } from 'react';
import { IconButton } from '../ui/IconButton';
import styles from './ShowcasePage.module.css';

type Props = {
  label: string;
  icon: ReactElement;
  /** Whether there is nothing further; the button then does nothing, and keeps the focus. */
  isAtEnd: boolean;
  onStep: () => void;
};

/** A button that goes one step in a direction: a level, a page, an edit. */
export function IconStep({ label, icon, isAtEnd, onStep }: Props) {
  return (
    <IconButton
      className={styles.step}
      icon={icon}
      label={label}
      aria-disabled={isAtEnd}
      onClick={() => !isAtEnd && onStep()}
    />
  );
}
