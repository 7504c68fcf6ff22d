import { useRef, useState, type ReactElement, type ReactNode } from 'react';
import './Drawer.css';

type Props = {
  /** The name of the button that opens it. */
  label: string;
  /** What it is called once it is open. */
  name: string;
  icon: ReactElement;
  className?: string | undefined;
  isWide?: boolean;
  /** Drawn while it is open; may close it. */
  children: (close: () => void) => ReactNode;
};

/**
 * A button and the drawer that it opens over the whole height: a modal dialog, so that a press beside it closes it and
 * does nothing else.
 */
export function Drawer({ label, name, icon, className = '', isWide = false, children }: Props) {
  const drawer = useRef<HTMLDialogElement>(null);
  const [isOpen, setIsOpen] = useState(false);

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
        {isOpen && children(() => drawer.current?.close())}
      </dialog>
    </>
  );
}
