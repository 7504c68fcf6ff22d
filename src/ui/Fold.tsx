import { ChevronRightIcon } from '@blueprintjs/icons';
import { useState, type ReactNode } from 'react';
import './Fold.css';

type Props = {
  /** What is always seen, and pressed to open the rest. */
  head: ReactNode;
  isOpenAtFirst?: boolean;
  /** Whether it is shown open whatever was pressed, as on paper. */
  isKeptOpen?: boolean;
  className?: string | undefined;
  headClassName?: string | undefined;
  /** What is folded; a function renders it by whether it is open. */
  children: ReactNode | ((isOpen: boolean) => ReactNode);
};

/** A line that folds and unfolds what it holds. */
export function Fold({
  head,
  isOpenAtFirst = false,
  isKeptOpen = false,
  className = '',
  headClassName = '',
  children,
}: Props) {
  const [isUnfolded, setUnfolded] = useState(isOpenAtFirst);
  const isOpen = isUnfolded || isKeptOpen;
  return (
    <details
      className={`fold ${className}`}
      open={isOpen}
      onToggle={({ currentTarget }) => !isKeptOpen && setUnfolded(currentTarget.open)}
    >
      <summary className={headClassName}>
        <ChevronRightIcon />
        {head}
      </summary>
      {typeof children === 'function' ? children(isOpen) : children}
    </details>
  );
}
