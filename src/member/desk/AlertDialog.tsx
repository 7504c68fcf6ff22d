import { useFormikContext } from 'formik';
import { useAppActors } from '../../app/actors/AppActors';
import { useNotify } from '../../app/actors/notify';
import { useT } from '../../i18n/useT';
import { Dialog } from '../../ui/Dialog';
import { Field } from '../../ui/Field';
import { Form } from '../../ui/Form';
import { SelectField } from '../../ui/SelectField';
import { SubmitButton } from '../../ui/SubmitButton';
import { alertOf, alertSchema, type TypedAlert } from './alert-form';
import { deskFailure } from './desk-failure';
import { useDesk } from './useDesk';
import styles from './AlertDialog.module.css';

const EMPTY: TypedAlert = { symbol: '', kind: 'ABOVE', price: '', percent: '' };

/** Adds an alert on a symbol; what was typed stays until it is saved. */
export function AlertDialog({ onClose }: { onClose: () => void }) {
  const t = useT();
  const notify = useNotify();
  const { clock } = useAppActors();
  const { desk, change } = useDesk();

  const save = async (typed: TypedAlert) => {
    try {
      await change({ alerts: [alertOf(typed, clock.now())] });
    } catch (error) {
      return notify({ kind: 'error', title: t('desk.notSaved'), description: deskFailure(error) });
    }
    notify({ kind: 'success', title: t('desk.saved') });
    onClose();
  };

  return (
    <Dialog title={t('desk.addAlert')} size="small" onClose={onClose}>
      <Form<TypedAlert>
        name="alert"
        className={styles.form}
        initialValues={EMPTY}
        schema={alertSchema}
        isFirst
        onSubmit={save}
      >
        <Fields />
        <SubmitButton text={t('desk.save')} disabled={!desk} />
      </Form>
    </Dialog>
  );
}

function Fields() {
  const t = useT();
  const { kind } = useFormikContext<TypedAlert>().values;
  return (
    <>
      <Field name="symbol" label={t('desk.symbol')} autoComplete="off" maxLength={10} />
      <SelectField
        name="kind"
        label={t('desk.alertWhen')}
        options={[
          { value: 'ABOVE', label: t('desk.alertWhenAbove') },
          { value: 'BELOW', label: t('desk.alertWhenBelow') },
          { value: 'CHANGE', label: t('desk.alertWhenChange') },
        ]}
      />
      {kind === 'CHANGE' ? (
        <Field name="percent" label={t('desk.alertPercent')} autoComplete="off" />
      ) : (
        <Field name="price" label={t('desk.price')} inputMode="decimal" autoComplete="off" />
      )}
    </>
  );
}
