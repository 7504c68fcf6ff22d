import { useMemo, useState } from 'react';
import { useToday } from '../../../app/actors/useToday';
import { useNotify } from '../../../app/actors/useNotify';
import { useT } from '../../../i18n/useT';
import { Dialog } from '../../../ui/Dialog';
import { Form } from '../../../ui/Form';
import type { FlowDraft } from '../../shared/desk-dialogs';
import { DialogKeeper } from '../../shared/DialogKeeper';
import { newId } from '../../shared/level-alert';
import { useSaveDesk } from '../../shared/useSaveDesk';
import { SaveActions } from '../SaveActions';
import { FlowFields } from './FlowFields';
import { flowOf, flowSchema, typedFlowOf, type TypedFlow } from './flow-form';
import styles from './FlowDialog.module.css';

type Props = { draft: FlowDraft; onClose: () => void };

/** Records or edits a deposit or a withdrawal; what was typed stays until it is saved. */
export function FlowDialog({ draft, onClose }: Props) {
  const t = useT();
  const notify = useNotify();
  const save = useSaveDesk();
  const today = useToday();
  const schema = useMemo(() => flowSchema(today), [today]);
  // A save whose answer was lost may have arrived: whoever saves again saves the same cash flow.
  const [id] = useState(() => draft.id ?? newId());

  const record = async (typed: TypedFlow) => {
    if (!(await save({ flows: [flowOf(typed, id)] }))) return;
    notify({ kind: 'success', title: t('desk.saved'), about: id });
    onClose();
  };
  const remove = async (day: string, amount: number) => {
    if (!(await save({ removed: { flows: [id] } }))) return;
    const action = { label: t('desk.undo'), onAct: () => void save({ flows: [{ id, day, amount }] }) };
    notify({ kind: 'success', title: t('account.removed'), action, about: id });
    onClose();
  };

  const { day, amount } = draft;
  const [title, name] = [t('account.flow'), `flow ${draft.id ?? ''}`];
  return (
    <Dialog title={title} size="small" onClose={onClose}>
      <Form<TypedFlow>
        name={name}
        className={styles.form}
        initialValues={typedFlowOf(draft, today)}
        schema={schema}
        isFirst
        onSubmit={record}
      >
        <DialogKeeper dialog="flow" opening={draft} title={title} name={name} />
        <FlowFields id={id} today={today}>
          {(doubts) => (
            <SaveActions
              doubts={doubts}
              onRemove={
                draft.id !== undefined && day !== undefined && amount !== undefined
                  ? () => void remove(day, amount)
                  : undefined
              }
            />
          )}
        </FlowFields>
      </Form>
    </Dialog>
  );
}
