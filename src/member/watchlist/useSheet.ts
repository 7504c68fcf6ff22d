import { useCallback, useRef, useState, type KeyboardEvent } from 'react';
import { useBackCloses } from '../../ui/useBackCloses';
import { useIsTabletOrWider } from '../../ui/useIsTabletOrWider';

/**
 * On a phone the panel is a bottom sheet, open or collapsed. `body` and `onKeyDown` are for the panel's body: Escape
 * collapses the sheet unless it closes what is open over it, and a focus inside of the body moves to the sheet's handle.
 */
export function useSheet() {
  const body = useRef<HTMLDivElement>(null);
  const isSheet = !useIsTabletOrWider();
  const [isOpen, setOpen] = useState(false);

  const close = useCallback(() => {
    if (!isSheet) return;
    const isInside = body.current?.contains(document.activeElement);
    setOpen(false);
    if (isInside) body.current?.closest('section')?.querySelector<HTMLElement>('header button')?.focus();
  }, [isSheet]);
  useBackCloses(isSheet && isOpen, close);
  const onKeyDown = ({ key, target }: KeyboardEvent) => {
    if (key === 'Escape' && !(target as Element).closest('dialog, [popover]')) close();
  };

  return { body, isSheet, isOpen, setOpen, close, onKeyDown };
}
