import { useT } from '../../i18n/useT';
import { Form } from '../../ui/Form';
import { SubmitButton } from '../../ui/SubmitButton';
import { AlertRows } from './AlertRows';
import { alertsSchema, START, type AlertsValues } from './alert-rows';
import { FormPanel } from './FormPanel';
import { useSent } from './useSent';
import styles from './forms.module.css';

/** A form of as many rows as are added to it; without one it cannot be sent. */
export function DynamicForm() {
  const t = useT();
  const accept = useSent();
  return (
    <FormPanel name={t('showcase.form.dynamic')}>
      <Form<AlertsValues>
        name="dynamic"
        className={styles.fields}
        label={t('showcase.form.dynamic')}
        initialValues={START}
        schema={alertsSchema}
        onSubmit={accept}
      >
        <AlertRows />
        <div className={styles.actions}>
          <SubmitButton text={t('showcase.form.send')} />
        </div>
      </Form>
    </FormPanel>
  );
}
