import { Button } from '@blueprintjs/core';
import { useFormikContext } from 'formik';
import { useMemo, useState } from 'react';
import { useMarketTime } from '../../../app/actors/AppActors';
import { useNotify } from '../../../app/actors/useNotify';
import { useT } from '../../../i18n/useT';
import { marketTime } from '../../../market/clock';
import { FIRST_TRADING_DAY } from '../../../market/first-day';
import { formatVolume } from '../../../market/format';
import { DateField } from '../../../ui/DateField';
import { Dialog } from '../../../ui/Dialog';
import { Field } from '../../../ui/Field';
import { Form } from '../../../ui/Form';
import { SelectField } from '../../../ui/SelectField';
import { SubmitButton } from '../../../ui/SubmitButton';
import { newId } from '../../shared/level-alert';
import { readMoney } from '../../shared/read-number';
import { useSaveDesk } from '../../shared/useSaveDesk';
import { flowOf, flowSchema, typedOf, type FlowDraft, type TypedFlow } from './flow-form';
import styles from './FlowDialog.module.css';

type Props = { draft: FlowDraft; onClose: () => void };

/** Records or edits a deposit or a withdrawal; what was typed stays until it is saved. */
export function FlowDialog({ draft, onClose }: Props) {
  const t = useT();
  const notify = useNotify();
  const save = useSaveDesk();
  const { day: today } = marketTime(useMarketTime());
  const schema = useMemo(() => flowSchema(today), [today]);
  // A save whose answer was lost may have arrived: whoever saves again saves the same cash flow.
  const [id] = useState(() => draft.id ?? newId());

  const record = async (typed: TypedFlow) => {
    if (!(await save({ flows: [flowOf(typed, id)] }))) return;
    notify({ kind: 'success', title: t('desk.saved') });
    onClose();
  };
  const remove = async (day: string, amount: number) => {
    if (!(await save({ removed: { flows: [id] } }))) return;
    const action = { label: t('desk.undo'), onAct: () => void save({ flows: [{ id, day, amount }] }) };
    notify({ kind: 'success', title: t('account.removed'), action });
    onClose();
  };

  const { day, amount } = draft;
  return (
    <Dialog title={t('account.flow')} size="small" onClose={onClose}>
      <Form<TypedFlow>
        name={`flow ${draft.id ?? ''}`}
        className={styles.form}
        initialValues={typedOf(draft, today)}
        schema={schema}
        isFirst
        onSubmit={record}
      >
        <SelectField
          name="kind"
          label={t('account.kind')}
          options={[
            { value: 'in', label: t('account.deposit') },
            { value: 'out', label: t('account.withdrawal') },
          ]}
        />
        <AmountField />
        <DateField name="day" label={t('desk.day')} from={FIRST_TRADING_DAY} to={today} />
        <div className={styles.actions}>
          <SubmitButton text={t('desk.save')} />
          {draft.id !== undefined && day !== undefined && amount !== undefined && (
            <Button
              variant="minimal"
              intent="danger"
              text={t('desk.remove')}
              onClick={() => void remove(day, amount)}
            />
          )}
        </div>
      </Form>
    </Dialog>
  );
}

/** The amount, with its digits grouped beneath while they are typed without groups. */
function AmountField() {
  const t = useT();
  const { values } = useFormikContext<TypedFlow>();
  const amount = readMoney(values.amount);
  return (
    <Field
      name="amount"
      label={t('account.amount')}
      inputMode="numeric"
      autoComplete="off"
      maxLength={20}
      hint={amount > 0 ? `${formatVolume(amount)} đ` : null}
    />
  );
}
