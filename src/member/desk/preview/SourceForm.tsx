import { Button, TextArea } from '@blueprintjs/core';
import { useEffect, useId, useRef } from 'react';
import { useT } from '../../../i18n/useT';
import { focusField } from '../../../ui/focus';
import type { FoundProblem } from './found-table';
import { ACCEPTED, type ImportSource } from './import-source';
import styles from './ImportTrades.module.css';

type Props = {
  text: string;
  /** Why the last source could not be shown. */
  problem: FoundProblem | null;
  onText: (text: string) => void;
  onSource: (source: ImportSource) => void;
};

/** The choice of a file, and the box for rows that were copied elsewhere; several that come at once are read at once. */
export function SourceForm({ text, problem, onText, onSource }: Props) {
  const t = useT();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const rows = useRef<HTMLTextAreaElement>(null);
  useEffect(() => focusField(rows.current), []);

  const onTyped = (typed: string) => {
    onText(typed);
    const added = typed.length - text.length;
    const isPasted = added > 1 && /\n|\t/.test(typed.trim());
    if (isPasted) onSource({ text: typed });
  };

  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (text.trim() !== '') onSource({ text });
      }}
    >
      <p className="text-2">{t('import.forms')}</p>
      <div className={styles.drop}>
        <Button intent="primary" text={t('import.choose')} onClick={() => input.current?.click()} />
        <span className="text-2 hide-on-phone">{t('import.drop')}</span>
        <input
          ref={input}
          className="visually-hidden"
          type="file"
          accept={ACCEPTED}
          aria-hidden="true"
          tabIndex={-1}
          onChange={({ currentTarget }) => {
            const [file] = currentTarget.files ?? [];
            if (file) onSource({ file });
            currentTarget.value = '';
          }}
        />
      </div>
      {problem !== null && (
        <p className={styles.problem} role="alert">
          {t(`import.problem.${problem}`)}
        </p>
      )}
      <label className="semibold" htmlFor={id}>
        {t('import.paste')}
      </label>
      <TextArea
        id={id}
        inputRef={rows}
        className={styles.text!}
        fill
        rows={6}
        spellCheck={false}
        value={text}
        placeholder={t('import.pasteHint')}
        onChange={({ currentTarget }) => onTyped(currentTarget.value)}
      />
      <div className={styles.actions}>
        <Button type="submit" text={t('import.show')} disabled={text.trim() === ''} />
      </div>
    </form>
  );
}
