import { useState } from 'react';
import { object, string } from 'yup';
import type { MessageKey } from '../../../../i18n/messages';
import { useT } from '../../../../i18n/useT';
import { Form } from '../../../../ui/Form';
import { SubmitButton } from '../../../../ui/SubmitButton';
import { DialogKeeper } from '../../../shared/DialogKeeper';
import { ListPreview } from './ListPreview';
import { ListText, type TypedSymbols } from './ListText';
import type { NewList } from './new-lists';
import { useListPreview } from './useListPreview';
import styles from './ListImport.module.css';

type Props = {
  /** The list's id, for what was typed. */
  id: string;
  /** The title of the dialog. */
  title: string;
  listed: readonly string[];
  /** The names of one's own lists. */
  names: readonly string[];
  /** Saves symbols for the list, and lists of their own; what was typed and chosen stays. */
  onImport: (added: readonly string[], lists: readonly NewList[]) => Promise<void>;
};

const required: MessageKey = 'lists.importRequired';

const schema = object({ symbols: string().required(required) });

/** A text with symbols, what was found in it, and the button that adds those that are taken. */
export function ImportForm({ id, title, listed, names, onImport }: Props) {
  const t = useT();
  const [text, setText] = useState('');
  const preview = useListPreview(text, listed, names);
  const { rows, added, lists, isPending } = preview;
  const count = added.length;
  const verb = count > 0 ? t('lists.importAddCount', { count }) : t('lists.importAdd');
  const name = `import ${id}`;
  return (
    <Form<TypedSymbols>
      name={name}
      className={styles.form}
      initialValues={{ symbols: '' }}
      schema={schema}
      isFirst
      onSubmit={async (_, { refuse }) => {
        if (isPending) return;
        if (added.length + lists.length > 0) return onImport(added, lists);
        refuse('symbols', t(rows.length > 0 ? 'lists.importNone' : required));
      }}
    >
      <DialogKeeper dialog="list" opening={{ opened: 'import', id }} title={title} name={name} />
      <ListText onText={setText} />
      {rows.length > 0 && <ListPreview preview={preview} />}
      <SubmitButton
        text={lists.length > 0 ? t('lists.importMake', { count: lists.length }) : verb}
        disabled={isPending}
      />
    </Form>
  );
}
