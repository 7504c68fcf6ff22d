import { Button } from '@blueprintjs/core';
import { useState, type ReactNode } from 'react';
import { useT } from '../../../i18n/useT';

type Props = {
  /** The short form of a long content; null for one that is always shown whole. */
  folded: ReactNode;
  whole: ReactNode;
  /** The name of the button that unfolds it. */
  unfold: string;
};

/** A content that is folded where it is long, with a button that shows it whole. */
export function Foldable({ folded, whole, unfold }: Props) {
  const t = useT();
  const [isOpen, setIsOpen] = useState(false);
  if (folded === null) return whole;
  return (
    <>
      {isOpen ? whole : folded}
      <Button
        variant="minimal"
        size="small"
        aria-expanded={isOpen}
        text={isOpen ? t('adminSignals.fold') : unfold}
        onClick={() => setIsOpen(!isOpen)}
      />
    </>
  );
}
