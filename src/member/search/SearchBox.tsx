import { CrossIcon, SearchIcon } from '@blueprintjs/icons';
import { useId, type InputHTMLAttributes, type RefObject } from 'react';
import { useT } from '../../i18n/useT';
import styles from './Search.module.css';

type Props = Pick<InputHTMLAttributes<HTMLInputElement>, 'onFocus' | 'onKeyDown'> & {
  ref: RefObject<HTMLInputElement | null>;
  text: string;
  /** The ids of the list of results and of its active option. */
  listId: string;
  activeId: string | null;
  isOpen: boolean;
  onType: (text: string) => void;
  onClose: () => void;
};

/** The input with its label, and on a phone the button that closes the search. */
export function SearchBox({ text, listId, activeId, isOpen, onType, onClose, ...input }: Props) {
  const t = useT();
  const id = useId();

  return (
    <>
      <label className={styles.icon} htmlFor={id}>
        <SearchIcon />
        <span className="visually-hidden">{t('search.label')}</span>
      </label>
      <div className={styles.box}>
        <input
          {...input}
          id={id}
          className="bp6-input"
          role="combobox"
          type="text"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="go"
          maxLength={60}
          aria-autocomplete="list"
          aria-expanded={isOpen}
          aria-controls={listId}
          aria-keyshortcuts="/ Control+K Meta+K"
          {...(activeId !== null && { 'aria-activedescendant': activeId })}
          placeholder={t('search.placeholder')}
          value={text}
          onChange={({ currentTarget: { value } }) => onType(value)}
        />
        <kbd aria-hidden>/</kbd>
        <button type="button" className={styles.close} aria-label={t('search.close')} onClick={onClose}>
          <CrossIcon />
        </button>
      </div>
    </>
  );
}
