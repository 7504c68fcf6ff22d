import type { ReactNode } from 'react';
import { Fold } from './Fold';
import { Panel } from './Panel';
import { useIsPrinted } from './useIsPrinted';

type Props = {
  /** The id for links within the page. */
  id?: string;
  className?: string | undefined;
  title: string;
  /** A fact at the right end of the header. */
  fact?: ReactNode;
  isOpenAtFirst?: boolean;
  /** Whether what it holds is rendered only while it is open. */
  isHeavy?: boolean;
  /** Whether it is printed, and so unfolded then. */
  isOnPaper?: boolean;
  children: ReactNode;
};

/** A panel whose header folds and unfolds what it holds; on paper it is unfolded. */
export function FoldedPanel({
  id,
  className,
  title,
  fact,
  isOpenAtFirst = false,
  isHeavy = false,
  isOnPaper = true,
  children,
}: Props) {
  const isPrinted = useIsPrinted();
  const head = (
    <>
      <h2>{title}</h2>
      {fact && <span className="panel-fact caption">{fact}</span>}
    </>
  );
  return (
    <Panel {...(id !== undefined && { id })} className={className} name={title}>
      <Fold
        head={head}
        headClassName="panel-head"
        isOpenAtFirst={isOpenAtFirst}
        isKeptOpen={isOnPaper && isPrinted}
      >
        {(isOpen) => (isOpen || !isHeavy) && children}
      </Fold>
    </Panel>
  );
}
