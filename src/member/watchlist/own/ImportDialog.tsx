import { useApolloClient } from '@apollo/client/react';
import { Button, TextArea } from '@blueprintjs/core';
import { useFormikContext } from 'formik';
import { useRef, useState } from 'react';
import { object, string } from 'yup';
import { BoardQuotesDocument } from '../../../graph/board.generated';
import { symbolsOf } from '../../../graph/desk/own-lists';
import type { MessageKey } from '../../../i18n/messages';
import { useT } from '../../../i18n/useT';
import { Dialog } from '../../../ui/Dialog';
import { FieldGroup } from '../../../ui/FieldGroup';
import { Form, type Refuse } from '../../../ui/Form';
import { SubmitButton } from '../../../ui/SubmitButton';
import { useSaveDesk } from '../../shared/useSaveDesk';
import { fitting, symbolsIn } from './import-symbols';
import { ImportResult, type Imported } from './ImportResult';
import type { OwnList } from './useOwnLists';
import styles from './OwnLists.module.css';

type Typed = { symbols: string };

const required: MessageKey = 'lists.importRequired';

const schema = object({
  symbols: string()
    .required(required)
    .test('has symbols', required, (text) => {
      const { symbols, repeated } = symbolsIn(text, []);
      return symbols.length + repeated > 0;
    }),
});

/** Adds the symbols of a pasted text or of a file to a list of one's own, and says what became of each. */
export function ImportDialog({ list, onClose }: { list: OwnList; onClose: () => void }) {
  const t = useT();
  const client = useApolloClient();
  const save = useSaveDesk();
  const [imported, setImported] = useState<Imported | null>(null);

  const bring = async ({ symbols: text }: Typed, refuse: Refuse) => {
    const listed = symbolsOf(list);
    const { symbols, repeated } = symbolsIn(text, listed);
    const query = {
      query: BoardQuotesDocument,
      variables: { symbols },
      // The cache has one board: that of the whole market.
      fetchPolicy: 'no-cache',
    } as const;
    const found = symbols.length === 0 ? null : await client.query(query).catch(() => null);
    if (symbols.length > 0 && !found?.data) return refuse('symbols', t('lists.importFailed'));
    const quotes = found?.data?.boardQuotes ?? null;
    const known = new Set(quotes?.map(({ symbol }) => symbol));
    const isChecked = symbols.length === 0 || quotes !== null;
    const existing = isChecked ? symbols.filter((symbol) => known.has(symbol)) : symbols;
    const unknown = isChecked ? symbols.filter((symbol) => !known.has(symbol)) : [];
    const { added, beyond } = fitting(existing, listed);
    if (added.length > 0 && !(await save({ lists: [{ id: list.id, added }] }))) return;
    setImported({ added: added.length, repeated, unknown, beyond, isChecked });
  };

  return (
    <Dialog title={t('lists.importTitle', { list: list.name })} size="small" onClose={onClose}>
      {imported ? (
        <ImportResult imported={imported} onClose={onClose} />
      ) : (
        <Form<Typed>
          name={`import ${list.id}`}
          className={styles.form}
          initialValues={{ symbols: '' }}
          schema={schema}
          onSubmit={(typed, { refuse }) => bring(typed, refuse)}
        >
          <FieldGroup name="symbols" label={t('lists.importText')}>
            {(control) => (
              <TextArea {...control} fill rows={5} placeholder="HPG, SSI, VND" spellCheck={false} />
            )}
          </FieldGroup>
          <FileButton />
          <SubmitButton text={t('lists.importAdd')} />
        </Form>
      )}
    </Dialog>
  );
}

/** A list of 500 symbols has a few KB. */
const MOST_BYTES = 2 ** 20;

/** Puts the text of a file into the field, where it can be seen before it is sent. */
function FileButton() {
  const t = useT();
  const input = useRef<HTMLInputElement>(null);
  const { setFieldValue, setFieldError, setFieldTouched } = useFormikContext<Typed>();
  const take = async (file: File) => {
    const text = file.size > MOST_BYTES ? null : await file.text().catch(() => null);
    if (text !== null) return void setFieldValue('symbols', text.replace(/^\uFEFF/, ''));
    await setFieldTouched('symbols', true, false);
    setFieldError('symbols', 'lists.importFileLarge' satisfies MessageKey);
  };
  return (
    <>
      <Button text={t('lists.importFile')} onClick={() => input.current?.click()} />
      <input
        ref={input}
        className="visually-hidden"
        type="file"
        accept=".csv,.txt,text/csv,text/plain"
        aria-label={t('lists.importFile')}
        tabIndex={-1}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          if (file) void take(file);
          currentTarget.value = '';
        }}
      />
    </>
  );
}
