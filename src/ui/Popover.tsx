import { useId, useRef, useState, type FocusEvent, type ReactElement, type ReactNode, type Ref } from 'react';
import { useBackCloses } from './useBackCloses';
import './Popover.css';

type Props = {
  /** The accessible name of the opening button. */
  label: string;
  icon: ReactElement;
  /** Whether the button shows its name beside the icon. */
  text?: boolean;
  className?: string | undefined;
  /** The placement: a panel below the header or above a phone's bar, or a calendar or menu below the button. */
  shape?: 'panel' | 'above' | 'calendar' | 'choices';
  /** Whether a menu is all that opens. */
  isMenu?: boolean;
  /** That of the opening button. */
  ref?: Ref<HTMLButtonElement> | undefined;
  /** Renders the content while open; receives a function that closes it. */
  children: (close: () => void) => ReactNode;
};

/**
 * A button and what it opens, on the browser's own popover: Escape, a press elsewhere and the leaving focus close it.
 */
export function Popover({
  label,
  icon,
  text = false,
  className = '',
  shape = 'panel',
  isMenu = false,
  ref,
  children,
}: Props) {
  const id = useId();
  const panel = useRef<HTMLDivElement>(null);
  const [isOpen, setIsOpen] = useState(false);

  const close = () => panel.current?.hidePopover();
  useBackCloses(isOpen, close);
  const onBlur = ({ relatedTarget: next }: FocusEvent) => {
    const isInside = panel.current?.contains(next) || next?.getAttribute('popovertarget') === id;
    if (isOpen && next && !isInside) close();
  };

  return (
    <>
      {/* Blueprint's button takes the release of a key for a press: one that closed the popover would open it again. */}
      <button
        ref={ref}
        type="button"
        className={`bp6-button ${text ? '' : 'bp6-minimal icon-only'} ${className}`}
        aria-label={text ? undefined : label}
        aria-expanded={isOpen}
        aria-haspopup={isMenu ? 'menu' : undefined}
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
        // A click on text must keep the focus inside.
        tabIndex={-1}
        {...(!isMenu && { role: 'group', 'aria-label': label })}
        className={`popover popover-${shape}`}
        onToggle={({ target, currentTarget, newState }) => {
          // React lets the event of a popover or a dialog inside bubble.
          if (target === currentTarget) setIsOpen(newState === 'open');
        }}
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
