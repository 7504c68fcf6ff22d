import { Collapse } from '@blueprintjs/core';
import { ChevronRightIcon } from '@blueprintjs/icons';
import { useId, type ReactNode } from 'react';
import styles from './Collapse.module.css';

type Props = {
  title: string;
  isOpen: boolean;
  onToggle: () => void;
  isDisabled?: boolean;
  children: ReactNode;
};

/** A heading whose button opens and closes what stands beneath it. */
export function Section({ title, isOpen, onToggle, isDisabled = false, children }: Props) {
  const id = useId();
  return (
    <div className={styles.item}>
      <h3>
        <button
          type="button"
          className={styles.head}
          disabled={isDisabled}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={onToggle}
        >
          <ChevronRightIcon />
          {title}
        </button>
      </h3>
      <div id={id}>
        <Collapse isOpen={isOpen}>
          <div className={styles.text}>{children}</div>
        </Collapse>
      </div>
    </div>
  );
}
