import { Button } from '@blueprintjs/core';
import { useId, useRef, useState, type ReactElement, type ReactNode } from 'react';
import './Popover.css';

type Props = {
  /** The name of the button that opens it. */
  label: string;
  icon: ReactElement;
  className?: string;
  /** A panel below the header, a drawer over the whole height, or a calendar below the button. */
  shape?: 'panel' | 'drawer' | 'calendar';
  /** Drawn while it is open; may close it. */
  children: (close: () => void) => ReactNode;
};

/** A button and what it opens, on the browser's own popover: Escape and a press elsewhere close it. */
export function Popover({ label, icon, className = '', shape = 'panel', children }: Props) {
  const id = useId();
  const panel = useRef<HTMLDivElement>(null);
  const [isOpen, setIsOpen] = useState(false);

  return (
    <>
      <Button
        className={`icon-only ${className}`}
        variant="minimal"
        icon={icon}
        aria-label={label}
        aria-expanded={isOpen}
        popoverTarget={id}
      />
      <div
        ref={panel}
        id={id}
        popover="auto"
        className={`popover popover-${shape}`}
        onToggle={(event) => setIsOpen(event.newState === 'open')}
      >
        {isOpen && children(() => panel.current?.hidePopover())}
      </div>
    </>
  );
}
