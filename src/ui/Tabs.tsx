import type { KeyboardEvent, ReactNode } from 'react';
import './Tabs.css';

type Props<Id extends string> = {
  /** Unique on its page. */
  id: string;
  label?: string;
  tabs: readonly { readonly id: Id; readonly title: ReactNode; readonly isDisabled?: boolean }[];
  open: Id;
  onOpen: (id: Id) => void;
  /** Whether they stand above each other, beside their panel. */
  isVertical?: boolean;
  className?: string | undefined;
};

/** Tabs, which the arrow keys walk; what is open is a `TabPanel` with the same `id`. */
export function Tabs<Id extends string>({ id, label, tabs, open, onOpen, isVertical, className }: Props<Id>) {
  const [back, on] = isVertical ? ['ArrowUp', 'ArrowDown'] : ['ArrowLeft', 'ArrowRight'];
  const walk = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key !== back && event.key !== on) return;
    event.preventDefault();
    const enabled = [...event.currentTarget.parentElement!.querySelectorAll<HTMLElement>(':enabled')];
    const next = enabled.indexOf(event.currentTarget) + (event.key === on ? 1 : -1);
    const tab = enabled.at(next % enabled.length)!;
    tab.focus();
    tab.click();
  };
  return (
    <div
      className={`tabs ${className ?? ''}`}
      role="tablist"
      aria-label={label}
      aria-orientation={isVertical ? 'vertical' : undefined}
    >
      {tabs.map((tab) => (
        <button
          key={tab.id}
          id={`${id}-${tab.id}`}
          type="button"
          role="tab"
          disabled={tab.isDisabled}
          aria-selected={tab.id === open}
          aria-controls={`${id}-panel`}
          tabIndex={tab.id === open ? 0 : -1}
          onClick={() => onOpen(tab.id)}
          onKeyDown={walk}
        >
          {tab.title}
        </button>
      ))}
    </div>
  );
}

/** What the open tab of the tabs with this `id` shows. */
export function TabPanel({ id, open, children }: { id: string; open: string; children: ReactNode }) {
  return (
    <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${open}`}>
      {children}
    </div>
  );
}
