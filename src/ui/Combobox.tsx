import { FormGroup } from '@blueprintjs/core';
import { DoubleCaretVerticalIcon } from '@blueprintjs/icons';
import { useId, useMemo, useState, type KeyboardEvent, type RefObject } from 'react';
import { useT } from '../i18n/useT';
import { fold } from '../lib/fold';
import './Combobox.css';

/**
 * An option, matched by any part of its label or note. The domain of an e-mail address matches only when the query
 * contains an @.
 */
export type Choice = { id: string; label: string; note?: string | null };

type Props = {
  label: string;
  choices: readonly Choice[];
  chosen: string | null;
  onChoose: (id: string) => void;
  placeholder?: string;
  disabled?: boolean;
  ref?: RefObject<HTMLInputElement | null>;
};

/** The most options shown; typing narrows them down. */
const MOST_SHOWN = 50;

/**
 * An editable combobox (ARIA 1.2, list autocomplete): arrows move the active option, Enter selects it, Escape closes
 * the list, and leaving without a selection restores the label.
 */
export function Combobox({ label, choices, chosen, onChoose, placeholder, disabled = false, ref }: Props) {
  const t = useT();
  const id = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [place, setPlace] = useState(-1);

  const searchable = useMemo(() => choices.map(searchableOf), [choices]);
  const found = useMemo(() => matching(searchable, typed), [searchable, typed]);
  const shown = found.slice(0, MOST_SHOWN);
  const active = isOpen ? shown[place] : undefined;
  const present = choices.find((choice) => choice.id === chosen);

  const close = () => {
    setIsOpen(false);
    setTyped(null);
    setPlace(-1);
  };
  const open = (at?: number) => {
    setIsOpen(true);
    setPlace(at ?? shown.findIndex((choice) => choice.id === chosen));
  };
  const choose = (choice: Choice) => {
    close();
    onChoose(choice.id);
  };
  const walk = (by: 1 | -1) => {
    if (!isOpen) return open(present ? undefined : by === 1 ? 0 : shown.length - 1);
    const start = place === -1 && by === -1 ? 0 : place;
    setPlace((start + by + shown.length) % Math.max(1, shown.length));
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const { key, altKey } = event;
    if (key === 'ArrowDown' && altKey) open();
    else if (key === 'ArrowUp' && altKey) close();
    else if (key === 'ArrowDown') walk(1);
    else if (key === 'ArrowUp') walk(-1);
    else if (key === 'Enter' && active) choose(active);
    else if (key === 'Escape' && (isOpen || typed !== null)) close();
    else if (key !== 'Enter') return;
    event.preventDefault();
  };

  return (
    <FormGroup className="combobox" label={label} labelFor={id}>
      <div className="combobox-box">
        <input
          ref={ref}
          id={id}
          className="bp6-input bp6-fill"
          role="combobox"
          type="text"
          autoComplete="off"
          spellCheck={false}
          aria-autocomplete="list"
          aria-expanded={isOpen}
          aria-controls={`${id}-list`}
          {...(active && { 'aria-activedescendant': `${id}-${place}` })}
          placeholder={placeholder}
          disabled={disabled}
          value={typed ?? present?.label ?? ''}
          onChange={({ currentTarget: { value } }) => {
            setTyped(value);
            setIsOpen(true);
            setPlace(value.trim() === '' ? -1 : 0);
          }}
          onFocus={(event) => event.currentTarget.select()}
          onClick={() => !isOpen && open()}
          onBlur={close}
          onKeyDown={onKeyDown}
        />
        <DoubleCaretVerticalIcon className="combobox-caret" />
      </div>
      {isOpen && (
        <div className="combobox-list">
          <div
            role="listbox"
            id={`${id}-list`}
            aria-label={label}
            tabIndex={-1}
            // Keeps the focus in the input.
            onMouseDown={(event) => event.preventDefault()}
          >
            {shown.map((choice, i) => (
              <div
                key={choice.id}
                id={`${id}-${i}`}
                role="option"
                aria-selected={choice.id === chosen}
                className={i === place ? 'combobox-active' : undefined}
                ref={i === place ? bringIntoView : undefined}
                tabIndex={-1}
                onClick={() => choose(choice)}
                onKeyDown={onKeyDown}
              >
                <span className="cut">{choice.label}</span>
                {choice.note && <span className="cut faint">{choice.note}</span>}
              </div>
            ))}
          </div>
          {found.length === 0 && <p role="status">{t('common.notFound')}</p>}
          {found.length > shown.length && (
            <p>{t('common.moreFound', { count: found.length - shown.length })}</p>
          )}
        </div>
      )}
    </FormGroup>
  );
}

type Searchable = { choice: Choice; whole: string; text: string; spelt: string };

function searchableOf(choice: Choice): Searchable {
  const whole = `${choice.label} ${choice.note ?? ''}`;
  const spelt = `${choice.label} ${choice.note?.replace(/@.*/, '') ?? ''}`;
  return { choice, whole: fold(whole), text: fold(spelt), spelt: lower(spelt) };
}

/**
 * The options that contain every word of the query, all of them for an empty one: word starts first, then exact
 * diacritics.
 */
function matching(searchable: readonly Searchable[], typed: string | null): readonly Choice[] {
  const words = lower(typed ?? '')
    .split(/\s+/)
    .map((word) => ({ word, plain: fold(word), field: word.includes('@') ? 'whole' : 'text' }) as const);
  const begins = (text: string, word: string) => text.startsWith(word) || text.includes(` ${word}`);
  return searchable
    .filter((each) => words.every(({ plain, field }) => each[field].includes(plain)))
    .map((each) => ({
      choice: each.choice,
      begun: words.filter(({ plain, field }) => begins(each[field], plain)).length,
      spelt: words.filter(({ word }) => begins(each.spelt, word)).length,
    }))
    .sort((a, b) => b.begun - a.begun || b.spelt - a.spelt)
    .map(({ choice }) => choice);
}

function lower(text: string): string {
  return text.normalize('NFC').toLowerCase();
}

function bringIntoView(option: HTMLElement | null) {
  option?.scrollIntoView({ block: 'nearest' });
}
