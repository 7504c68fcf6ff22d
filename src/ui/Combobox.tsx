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

type Props = {
  label: string;
  choices: readonly Choice[];
  chosen: string | null;
  onChoose: (id: string) => void;
  placeholder?: string;
  ref?: RefObject<HTMLInputElement | null>;
};

/** The most options shown; typing narrows them down. */
const MOST_SHOWN = 50;

/** An editable combobox (ARIA 1.2, list autocomplete); closing it without a selection restores the label. */
export function Combobox({ label, choices, chosen, onChoose, placeholder, ref }: Props) {
  const t = useT();
  const inputId = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const rank = useMemo(() => rankerOf(choices, searchedOf), [choices]);
  const found = useMemo(() => rank(wordsIn(typed ?? '')), [rank, typed]);
  const shown = found.slice(0, MOST_SHOWN);
  const present = choices.find((choice) => choice.id === chosen);

  const { isOpen, highlightedIndex, getInputProps, getMenuProps, getItemProps } = useCombobox({
    inputId,
    items: shown,
    itemToKey: (choice) => choice?.id,
    itemToString: labelOf,
    selectedItem: present ?? null,
    inputValue: typed ?? labelOf(present),
    onSelectedItemChange: ({ selectedItem }) => selectedItem && onChoose(selectedItem.id),
    onIsOpenChange: (state) => !state.isOpen && setTyped(null),
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
            onChange: ({ currentTarget: { value } }) => setTyped(value),
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
        {isOpen && found.length === 0 && <p role="status">{t('common.notFound')}</p>}
        {isOpen && found.length > shown.length && (
          <p>{t('common.moreFound', { count: found.length - shown.length })}</p>
        )}
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

function labelOf(choice: Choice | null | undefined): string {
  return choice?.label ?? '';
}

function searchedOf({ label, note }: Choice) {
  return { text: label, more: note };
}
