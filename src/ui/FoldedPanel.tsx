import { ChevronRightIcon } from '@blueprintjs/icons';
import { useState, type ReactNode } from 'react';
import { Panel } from './Panel';
import './FoldedPanel.css';

type Props = {
  title: string;
  /** A fact at the right end of the header. */
  fact?: ReactNode;
  isOpenAtFirst?: boolean;
  /** Whether what it holds is rendered only while it is open. */
  isHeavy?: boolean;
  children: ReactNode;
};

/** A panel whose header folds and unfolds what it holds. */
export function FoldedPanel({ title, fact, isOpenAtFirst = false, isHeavy = false, children }: Props) {
  const [isOpen, setOpen] = useState(isOpenAtFirst);
  return (
    <Panel name={title}>
      <details open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary className="panel-head folded-head">
          <ChevronRightIcon />
          <h2>{title}</h2>
          {fact && <span className="panel-fact caption">{fact}</span>}
        </summary>
        {(isOpen || !isHeavy) && children}
      </details>
    </Panel>
  );
}
