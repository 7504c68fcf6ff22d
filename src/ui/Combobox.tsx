import { FormGroup } from '@blueprintjs/core';
import { DoubleCaretVerticalIcon } from '@blueprintjs/icons';
import { useCombobox, type UseComboboxState, type UseComboboxStateChangeOptions } from 'downshift';
import { useId, useMemo, useState, type RefObject } from 'react';
import { useT } from '../i18n/useT';
import { isOfInputMethod } from '../lib/keys';
import { langOf } from '../lib/text';
import { rankerOf, wordsIn } from '../lib/rank';
import './Combobox.css';

/** An option, matched by its label or note. */
type Choice = { id: string; label: string; note?: string | null };

type Served = { text: string; choices: readonly Choice[]; total: number };

type Props = {
  label: string;
  choices: readonly Choice[];
  chosen: string | null;
  onChoose: (id: string) => void;
  placeholder?: string;
  /**
   * Of choices that are the first of more, among which a server searches: what it found for a text; null while that is on its
   * way, until when those that are there are searched.
   */
  served?: Served | null | undefined;
  /** Called with what a person types, and with null once the box is closed. */
  onType?: (text: string | null) => void;
  /** The chosen one, which may be missing among the choices. */
  present?: Choice | undefined;
  ref?: RefObject<HTMLInputElement | null>;
};

/** The most options shown; typing narrows them down. */
const MOST_SHOWN = 50;

/** An editable combobox (ARIA 1.2, list autocomplete); closing it without a selection restores the label. */
export function Combobox({
  label,
  choices,
  chosen,
  onChoose,
  placeholder,
  served,
  onType,
  ref,
  ...props
}: Props) {
  const t = useT();
  const inputId = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const text = (typed ?? '').trim();
  const rank = useMemo(() => lazyRanker(choices), [choices]);
  const isServed = served?.text === text;
  const isAwaited = served !== undefined && !isServed;
  const found = useMemo(
    () => (isServed ? served.choices : rank(wordsIn(text))),
    [isServed, served, rank, text],
  );
  const shown = found.slice(0, MOST_SHOWN);
  const more = (isServed ? served.total : found.length) - shown.length;
  const present = props.present ?? choices.find((choice) => choice.id === chosen);
  const type = (value: string | null) => {
    setTyped(value);
    onType?.(value);
  };

  const { isOpen, highlightedIndex, getInputProps, getMenuProps, getItemProps } = useCombobox({
    inputId,
    items: shown,
    itemToKey: (choice) => choice?.id,
    itemToString: labelOf,
    selectedItem: present ?? null,
    inputValue: typed ?? labelOf(present),
    onSelectedItemChange: ({ selectedItem }) => selectedItem && onChoose(selectedItem.id),
    onIsOpenChange: (state) => !state.isOpen && type(null),
    stateReducer,
  });

  return (
    <FormGroup className="combobox" label={label} labelFor={inputId}>
      <div className="combobox-box">
        <input
          className="bp6-input bp6-fill"
          type="text"
          spellCheck={false}
          placeholder={placeholder}
          {...getInputProps({
            ...(ref && { ref }),
            // The label element names the input.
            'aria-labelledby': undefined,
            // By `onInputValueChange` the text would follow a render later, and the caret would jump to its end.
            onChange: ({ currentTarget: { value } }) => type(value),
            onFocus: ({ currentTarget }) => currentTarget.select(),
            onKeyDown: ({ nativeEvent }) => {
              // Downshift would move while a letter is composed, and take every Escape.
              const isKept = isOfInputMethod(nativeEvent) || (nativeEvent.key === 'Escape' && !isOpen);
              if (isKept) Object.assign(nativeEvent, { preventDownshiftDefault: true });
            },
          })}
        />
        <DoubleCaretVerticalIcon className="combobox-caret" />
      </div>
      <div className="combobox-list" hidden={!isOpen}>
        <div {...getMenuProps({ 'aria-label': label })}>
          {isOpen &&
            shown.map((choice, index) => (
              <div
                key={choice.id}
                className={index === highlightedIndex ? 'combobox-active' : undefined}
                {...getItemProps({ item: choice, index, 'aria-selected': choice.id === chosen })}
              >
                <span className="truncate" lang={langOf(choice.label)}>
                  {choice.label}
                </span>
                {choice.note && <span className="truncate text-3">{choice.note}</span>}
              </div>
            ))}
        </div>
        {isOpen && found.length === 0 && (
          <p role="status">{t(isAwaited ? 'app.loading' : 'common.notFound')}</p>
        )}
        {isOpen && more > 0 && <p>{t('common.moreFound', { count: more })}</p>}
      </div>
    </FormGroup>
  );
}

const { InputBlur, InputChange, InputClick, InputKeyDownArrowUp } = useCombobox.stateChangeTypes;

/** Downshift's changes, except that only Enter and a press on an option select one, and that typing activates the best. */
function stateReducer(
  state: UseComboboxState<Choice>,
  { type, altKey, changes, inputValue }: UseComboboxStateChangeOptions<Choice>,
): Partial<UseComboboxState<Choice>> {
  if (type === InputChange) return { ...changes, highlightedIndex: inputValue?.trim() ? 0 : -1 };
  if (type === InputClick && state.isOpen) return state;
  if (type === InputBlur || (type === InputKeyDownArrowUp && altKey)) {
    return { ...state, isOpen: false, highlightedIndex: -1 };
  }
  return changes;
}

/** Ranks choices; thousands are prepared for it once something is typed. */
function lazyRanker(choices: readonly Choice[]) {
  let rank: ReturnType<typeof rankerOf<Choice>> | null = null;
  return (words: readonly string[]) => {
    if (words.length === 0) return choices;
    rank ??= rankerOf(choices, searchedOf);
    return rank(words);
  };
}

function labelOf(choice: Choice | null | undefined): string {
  return choice?.label ?? '';
}

function searchedOf({ label, note }: Choice) {
  return { text: label, more: note };
}
