import { Button, TextArea } from '@blueprintjs/core';
import { useFormikContext } from 'formik';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { MessageKey } from '../../../../i18n/messages';
import { useT } from '../../../../i18n/useT';
import type { TableProblem } from '../../../../tables/table';
import { FieldGroup } from '../../../../ui/FieldGroup';
import styles from './ListImport.module.css';

export type TypedSymbols = { symbols: string };

const PROBLEMS: Record<TableProblem, MessageKey> = {
  empty: 'lists.importRequired',
  large: 'lists.importFileLarge',
  oldExcel: 'lists.importFileOld',
  openDocument: 'lists.importFileOpenDocument',
  webArchive: 'lists.importFileWebArchive',
  locked: 'lists.importFileLocked',
  other: 'lists.importFileOther',
  damaged: 'lists.importFileOther',
};

/** The text with symbols, typed, pasted, or that of a file, which is seen there before it is sent. */
export function ListText({ onText }: { onText: (text: string) => void }) {
  const t = useT();
  const input = useRef<HTMLInputElement>(null);
  const { values, setFieldValue, setFieldError, setFieldTouched } = useFormikContext<TypedSymbols>();
  const report = useEffectEvent(onText);
  useEffect(() => report(values.symbols), [values.symbols]);

  const take = async (file: File) => {
    const { listTextOfFile } = await import('./text-of-file');
    const text = await listTextOfFile(file);
    if (typeof text === 'string') return void setFieldValue('symbols', text);
    await setFieldTouched('symbols', true, false);
    setFieldError('symbols', PROBLEMS[text.problem]);
  };
  const tryToTake = (file: File | undefined) => {
    if (!file) return;
    take(file).catch(async () => {
      await setFieldTouched('symbols', true, false);
      setFieldError('symbols', 'lists.importFileOther' satisfies MessageKey);
    });
  };

  return (
    <>
      <FieldGroup name="symbols" label={t('lists.importText')} hint={t('lists.importForms')}>
        {(control) => (
          <TextArea
            {...control}
            fill
            rows={4}
            placeholder="HPG, SSI, VND"
            spellCheck={false}
            translate="no"
            onDrop={(event) => {
              const [file] = event.dataTransfer.files;
              if (!file) return;
              event.preventDefault();
              tryToTake(file);
            }}
          />
        )}
      </FieldGroup>
      <div className={styles.file}>
        <Button text={t('lists.importFile')} onClick={() => input.current?.click()} />
        <input
          ref={input}
          className="visually-hidden"
          type="file"
          accept=".csv,.tsv,.txt,.xlsx,.xls,.html"
          aria-label={t('lists.importFile')}
          tabIndex={-1}
          onChange={({ currentTarget }) => {
            tryToTake(currentTarget.files?.[0]);
            currentTarget.value = '';
          }}
        />
      </div>
    </>
  );
}
