import { useCombobox, type UseComboboxState, type UseComboboxStateChangeOptions } from 'downshift';
import { useState } from 'react';
import { useT } from '../i18n/useT';
import { isOfInputMethod } from '../lib/keys';
import { FieldGroup, type FieldGroupProps } from './FieldGroup';
import './Combobox.css';

/** A text that the field may be filled with, and what it stands for. */
export type Suggestion = { readonly text: string; readonly note: string | null; readonly noteLang?: 'vi' };

type Props = FieldGroupProps & {
  placeholder?: string;
  suggestions: readonly Suggestion[];
  /** Called with what a person types. */
  onType: (text: string) => void;
  /** What Enter makes of a typed text that can be no value; null where it sends the form, as by default. */
  complete?: (text: string) => string | null;
};

/**
 * A labelled text field of a Formik form that suggests values (ARIA 1.2, list autocomplete). Any text may be typed.
 * The arrow keys and a press choose a suggestion; Enter without one sends the form, or completes what is typed.
 */
export function SuggestField({ placeholder, suggestions, onType, complete = asTyped, ...group }: Props) {
  return (
    <FieldGroup {...group}>
      {(control, setValue) => (
        <Suggest
          control={control}
          setValue={setValue}
          placeholder={placeholder}
          suggestions={suggestions}
          onType={onType}
          complete={complete}
          label={group.label}
        />
      )}
    </FieldGroup>
  );
}

type Render = Parameters<React.ComponentProps<typeof FieldGroup>['children']>;
type SuggestProps = Pick<Props, 'suggestions' | 'onType' | 'label'> & {
  complete: (text: string) => string | null;
  placeholder: string | undefined;
  control: Render[0];
  setValue: Render[1];
};

function Suggest({ control, setValue, placeholder, suggestions, onType, complete, label }: SuggestProps) {
  const t = useT();
  const { id, value, onChange, ...rest } = control;
  const [isTyped, setIsTyped] = useState(false);
  const [completed, setCompleted] = useState<string | null>(null);
  const items = isTyped ? suggestions : none;

  const { isOpen, highlightedIndex, getInputProps, getMenuProps, getItemProps } = useCombobox<Suggestion>({
    inputId: id,
    items: [...items],
    itemToKey: (each) => each?.text,
    itemToString: (each) => each?.text ?? '',
    selectedItem: null,
    inputValue: value,
    onStateChange({ type, selectedItem }) {
      if (!selectedItem || (type !== InputKeyDownEnter && type !== ItemClick)) return;
      setIsTyped(false);
      setValue(selectedItem.text);
    },
    stateReducer,
  });
  const isShown = isOpen && items.length > 0;

  return (
    <>
      <input
        {...rest}
        className="bp6-input bp6-fill"
        type="text"
        spellCheck={false}
        autoCapitalize="off"
        placeholder={placeholder}
        {...getInputProps({
          id,
          // The label element names the input.
          'aria-labelledby': undefined,
          'aria-expanded': isShown,
          // By `onInputValueChange` the text would follow a render later, and the caret would jump to its end.
          onChange(event) {
            setIsTyped(true);
            setCompleted(null);
            onChange(event);
            onType(event.currentTarget.value);
          },
          onBlur: rest.onBlur,
          onKeyDown(event) {
            const { key } = event;
            const isComposing = isOfInputMethod(event.nativeEvent);
            // The Escape that closes the list closes nothing around it.
            if (key === 'Escape' && isShown) event.stopPropagation();
            // Downshift would close the list on an Enter that chooses nothing, and keep it from the form.
            const isEnterAlone = key === 'Enter' && !isComposing && (!isShown || highlightedIndex < 0);
            if (isEnterAlone) {
              const completed = isShown ? complete(value) : null;
              if (completed !== null) {
                event.preventDefault();
                setValue(completed);
              }
              setIsTyped(false);
              setCompleted(completed);
            }
            const isOurs = isComposing || isEnterAlone || (key === 'Escape' && !isShown);
            if (isOurs) Object.assign(event.nativeEvent, { preventDownshiftDefault: true });
          },
        })}
      />
      <div className="combobox-list combobox-suggestions" hidden={!isShown}>
        {/* A press takes no focus from the field. */}
        <div {...getMenuProps({ 'aria-label': label, onMouseDown: (event) => event.preventDefault() })}>
          {isShown &&
            items.map((item, index) => (
              <div
                key={item.text}
                className={index === highlightedIndex ? 'combobox-active' : undefined}
                {...getItemProps({ item, index, 'aria-selected': index === highlightedIndex })}
              >
                <span className="semibold">{item.text}</span>
                <span className="truncate text-2" lang={item.noteLang} title={item.note ?? undefined}>
                  {item.note}
                </span>
              </div>
            ))}
        </div>
      </div>
      <span className="visually-hidden" role="status">
        {isShown ? t('search.count', { count: items.length }) : completed}
      </span>
    </>
  );
}

const none: readonly Suggestion[] = [];

const asTyped = () => null;

const { InputBlur, InputChange, InputClick, InputKeyDownEnter, InputKeyDownEscape, ItemClick } =
  useCombobox.stateChangeTypes;

/** Downshift's changes, except that typing chooses nothing, and leaving or Escape keeps what was typed. */
function stateReducer(
  state: UseComboboxState<Suggestion>,
  { type, changes }: UseComboboxStateChangeOptions<Suggestion>,
): Partial<UseComboboxState<Suggestion>> {
  if (type === InputChange) return { ...changes, isOpen: true, highlightedIndex: -1 };
  if (type === InputClick) return state;
  if (type === InputBlur || type === InputKeyDownEscape) {
    return { ...state, isOpen: false, highlightedIndex: -1 };
  }
  return changes;
}
