import { useState, type ReactElement, type ReactNode } from 'react';
import { DrawerDialog } from './DrawerDialog';

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

/** A button with a modal drawer of full height. */
export function Drawer({ label, name, icon, className = '', isWide = false, children }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className={`bp6-button bp6-minimal icon-only ${className}`}
        aria-label={label}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(true)}
      >
        {icon}
      </button>
      {isOpen && (
        <DrawerDialog name={name} isWide={isWide} onClose={() => setIsOpen(false)}>
          {children}
        </DrawerDialog>
      )}
    </>
  );
}
