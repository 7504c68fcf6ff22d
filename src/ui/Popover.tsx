import { useId, useRef, useState, type FocusEvent, type ReactElement, type ReactNode } from 'react';
import './Popover.css';

type Props = {
  /** The name of the button that opens it. */
  label: string;
  icon: ReactElement;
  /** Whether the button shows its name beside the sign. */
  text?: boolean;
  className?: string | undefined;
  /** A panel below the header, a calendar or a list of choices below the button. */
  shape?: 'panel' | 'calendar' | 'choices';
  /** Drawn while it is open; may close it. */
  children: (close: () => void) => ReactNode;
};

/**
 * A button and what it opens, on the browser's own popover: Escape, a press elsewhere and the leaving focus close it.
 */
export function Popover({ label, icon, text = false, className = '', shape = 'panel', children }: Props) {
  const id = useId();
  const opener = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const [isOpen, setIsOpen] = useState(false);

  const close = () => panel.current?.hidePopover();
  const onBlur = ({ relatedTarget: next }: FocusEvent) => {
    if (isOpen && next && next !== opener.current && !panel.current?.contains(next)) close();
  };

  return (
    <>
      {/* Blueprint's button takes the release of a key for a press: one that closed the popover would open it again. */}
      <button
        ref={opener}
        type="button"
        className={`bp6-button ${text ? '' : 'bp6-minimal icon-only'} ${className}`}
        aria-label={text ? undefined : label}
        aria-expanded={isOpen}
        popoverTarget={id}
        onBlur={onBlur}
      >
        {icon}
        {text && <span>{label}</span>}
      </button>
      <div
        ref={panel}
        id={id}
        popover="auto"
        // A press on its words must leave the focus in here.
        tabIndex={-1}
        role="group"
        aria-label={label}
        className={`popover popover-${shape}`}
        onToggle={(event) => setIsOpen(event.newState === 'open')}
        onBlur={onBlur}
      >
        {isOpen && (
          <>
            <div className="popover-ground" role="presentation" onClick={close} />
            {children(close)}
          </>
        )}
      </div>
    </>
  );
}
