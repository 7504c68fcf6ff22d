import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { useBackCloses } from './useBackCloses';
import './Drawer.css';

type Props = {
  /** The accessible name. */
  name: string;
  isWide?: boolean;
  onClose: () => void;
  /** Renders the content; receives a function that closes it. */
  children: (close: () => void) => ReactNode;
};

/** A modal drawer of full height, open while mounted; a click on the backdrop only closes it. */
export function DrawerDialog({ name, isWide = false, onClose, children }: Props) {
  const drawer = useRef<HTMLDialogElement>(null);
  const close = () => drawer.current?.close();
  useBackCloses(true, close);
  useLayoutEffect(() => {
    if (!drawer.current?.open) drawer.current?.showModal();
  }, []);

  return (
    <dialog
      ref={drawer}
      className={isWide ? 'drawer drawer-wide' : 'drawer'}
      aria-label={name}
      onClose={onClose}
      closedby="any"
    >
      {children(close)}
    </dialog>
  );
}
