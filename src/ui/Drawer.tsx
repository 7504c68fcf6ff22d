import { useRef, useState, type ReactElement, type ReactNode } from 'react';
import { useBackCloses } from './useBackCloses';
import './Drawer.css';

type Props = {
  /** The accessible name of the opening button. */
  label: string;
  /** The accessible name of the dialog. */
  name: string;
  icon: ReactElement;
  className?: string | undefined;
  isWide?: boolean;
  /** Renders the content while open; receives a function that closes it. */
  children: (close: () => void) => ReactNode;
};

/** A button with a modal drawer of full height; a click on the backdrop only closes it. */
export function Drawer({ label, name, icon, className = '', isWide = false, children }: Props) {
  const drawer = useRef<HTMLDialogElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const close = () => drawer.current?.close();
  useBackCloses(isOpen, close);

  return (
    <>
      <button
        type="button"
        className={`bp6-button bp6-minimal icon-only ${className}`}
        aria-label={label}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => {
          setIsOpen(true);
          drawer.current?.showModal();
        }}
      >
        {icon}
      </button>
      <dialog
        ref={drawer}
        className={isWide ? 'drawer drawer-wide' : 'drawer'}
        aria-label={name}
        onClose={() => setIsOpen(false)}
        closedby="any"
      >
        {isOpen && children(close)}
      </dialog>
    </>
  );
}
