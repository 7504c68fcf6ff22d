import { createContext, use, useRef, type ComponentProps, type KeyboardEvent, type ReactNode } from 'react';
import { isOfInputMethod } from '../lib/keys';
import { fold } from '../lib/text';
import { Popover } from './Popover';
import './Menu.css';

type Props = Omit<ComponentProps<typeof Popover>, 'shape' | 'isMenu' | 'children'> & {
  /** What stands above the items, or alone. */
  note?: ReactNode;
  /** That of the list of items. */
  listClassName?: string | undefined;
  /** `MenuItem`s, in `MenuGroup`s or not, and links with `menuItem`; rendered while the menu is open. */
  children: ReactNode;
};

const Close = createContext(() => {});

/**
 * A button and the menu that it opens: arrow keys, Home, End and first letters walk its items, Tab and Escape close it. Without
 * items it is a button and the group that holds the note.
 */
export function Menu({ note, listClassName, children, ...opener }: Props) {
  return (
    <Popover {...opener} shape="choices" isMenu={Boolean(children)}>
      {(close) => (
        <Close value={close}>
          <div className="menu">
            {note}
            {children && (
              <Items label={opener.label} className={listClassName}>
                {children}
              </Items>
            )}
          </div>
        </Close>
      )}
    </Popover>
  );
}

/** Letters that follow each other within this time are read together. */
const TYPING_MS = 500;

type ItemsProps = { label: string; className: string | undefined; children: ReactNode };

function Items({ label, className, children }: ItemsProps) {
  const close = use(Close);
  const typed = useRef({ text: '', at: 0 });

  const itemFor = ({ key, timeStamp, currentTarget: menu }: KeyboardEvent<HTMLElement>) => {
    const items = itemsOf(menu);
    const current = items.indexOf(document.activeElement as HTMLElement);
    if (key === 'ArrowDown') return items[(current + 1) % items.length];
    if (key === 'ArrowUp') return items.at(Math.max(current, 0) - 1);
    if (key === 'Home' || key === 'End') return items.at(key === 'Home' ? 0 : -1);
    const before = timeStamp - typed.current.at < TYPING_MS ? typed.current.text : '';
    if (key.length > 1 || (key === ' ' && before === '')) return undefined;
    const text = before + fold(key);
    typed.current = { text, at: timeStamp };
    // A letter leads on to the next item, however often it is typed, several of them to the nearest one.
    const [first = ''] = text;
    const isRepeated = text === first.repeat(text.length);
    const from = current + (isRepeated ? 1 : 0);
    const inTurn = [...items.slice(from), ...items.slice(0, from)];
    const begins = ({ textContent }: HTMLElement) =>
      fold(textContent.trim()).startsWith(isRepeated ? first : text);
    return inTurn.find(begins) ?? items[current];
  };

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    // Nor does the Enter that ends a word press an item.
    if (isOfInputMethod(event.nativeEvent)) return event.preventDefault();
    // What is around the menu has keys of its own.
    event.stopPropagation();
    const item = itemFor(event);
    if (item || event.key === 'Escape') event.preventDefault();
    if (event.key === 'Escape' || event.key === 'Tab') close();
    item?.focus();
    if (event.key === ' ' && !item && event.target instanceof HTMLAnchorElement) {
      event.preventDefault();
      event.target.click();
    }
  };

  return (
    <div
      ref={focusFirst}
      role="menu"
      aria-label={label}
      className={className}
      tabIndex={-1}
      onKeyDown={onKeyDown}
    >
      {children}
    </div>
  );
}

function itemsOf(menu: HTMLElement) {
  return [...menu.querySelectorAll<HTMLElement>('[role=menuitem]:not(:disabled)')];
}

function focusFirst(menu: HTMLElement | null) {
  if (menu) (itemsOf(menu)[0] ?? menu).focus();
}

/** What makes a link an item of a menu. */
export const menuItem = {
  role: 'menuitem',
  tabIndex: -1,
  className: 'bp6-button bp6-minimal',
} as const;

type ItemProps = {
  /** The accessible name, where the text alone does not say what it is about. */
  name?: string;
  isDisabled?: boolean;
  onSelect: () => void;
  children: ReactNode;
};

export function MenuItem({ name, isDisabled, onSelect, children }: ItemProps) {
  const close = use(Close);
  const select = () => {
    close();
    onSelect();
  };
  return (
    <button {...menuItem} type="button" aria-label={name} disabled={isDisabled} onClick={select}>
      {children}
    </button>
  );
}

/** Items under a heading. */
export function MenuGroup({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div role="group" aria-label={label}>
      <p aria-hidden="true">{label}</p>
      {children}
    </div>
  );
}
