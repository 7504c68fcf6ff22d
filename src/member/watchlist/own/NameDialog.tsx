import { useMemo, useState } from 'react';
import { object, string } from 'yup';
import { useNotify } from '../../../app/actors/useNotify';
import { LONGEST_LIST_NAME } from '../../../graph/desk/own-lists';
import { ownListId } from '../../../graph/list-ids';
import type { MessageKey } from '../../../i18n/messages';
import { useT } from '../../../i18n/useT';
import { fold, oneLine } from '../../../lib/text';
import { Dialog } from '../../../ui/Dialog';
import { Field } from '../../../ui/Field';
import { Form } from '../../../ui/Form';
import { SubmitButton } from '../../../ui/SubmitButton';
import { DialogKeeper } from '../../shared/DialogKeeper';
import { newId } from '../../shared/level-alert';
import { useSaveDesk } from '../../shared/useSaveDesk';
import { lastPosition, type OwnList } from './useOwnLists';
import styles from './OwnLists.module.css';

type Props = {
  own: readonly OwnList[];
  /** The list to rename; without it a new one is created. */
  list?: OwnList;
  /** Called with the id of the list that was saved. */
  onSaved: (id: string) => void;
  onClose: () => void;
};

/** Names a list of one's own, new or known; what was typed stays until it is saved. */
export function NameDialog({ own, list, onSaved, onClose }: Props) {
  const t = useT();
  const notify = useNotify();
  const save = useSaveDesk();
  // A save whose answer was lost may have arrived: whoever saves again saves the same list.
  const [id] = useState(() => list?.id ?? ownListId(newId()));
  const schema = useMemo(() => nameSchema(own.filter((each) => each.id !== id)), [own, id]);

  const submit = async (typed: { name: string }) => {
    const name = oneLine(typed.name);
    const change = list ? { id, name } : { id, name, position: lastPosition(own), symbols: [] };
    if (!(await save({ lists: [change] }))) return;
    notify({ kind: 'success', title: t(list ? 'lists.renamed' : 'lists.created', { list: name }) });
    onClose();
    onSaved(id);
  };

  const [title, name] = [t(list ? 'lists.rename' : 'lists.new'), `list ${list?.id ?? ''}`];
  const opening = list ? { opened: 'rename', id: list.id } : { opened: 'new' };
  return (
    <Dialog title={title} size="small" onClose={onClose}>
      <Form
        name={name}
        className={styles.form}
        initialValues={{ name: list?.name ?? '' }}
        schema={schema}
        isFirst
        onSubmit={submit}
      >
        <DialogKeeper dialog="list" opening={opening} title={title} name={name} />
        <Field name="name" label={t('lists.name')} autoComplete="off" />
        <SubmitButton text={t(list ? 'lists.save' : 'lists.create')} />
      </Form>
    </Dialog>
  );
}

const required: MessageKey = 'lists.nameRequired';
const long: MessageKey = 'lists.nameLong';
const taken: MessageKey = 'lists.nameTaken';

function nameSchema(others: readonly OwnList[]) {
  const names = new Set(others.map(({ name }) => fold(name)));
  return object({
    name: string()
      .required(required)
      .test('is a name', required, (name) => oneLine(name) !== '')
      .test('is short', long, (name) => oneLine(name).length <= LONGEST_LIST_NAME)
      .test('is free', taken, (name) => !names.has(fold(oneLine(name)))),
  });
}
