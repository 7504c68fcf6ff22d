import { useState } from 'react';
import { useT } from '../../i18n/useT';
import { Form } from '../../ui/Form';
import { SubmitButton } from '../../ui/SubmitButton';
import { ChoiceControls } from './ChoiceControls';
import { controlsSchema, START, type Controls } from './controls';
import { Values } from '../Values';
import { FormPanel } from './FormPanel';
import { TypedControls } from './TypedControls';
import { valuesShown } from './values-shown';
import styles from './forms.module.css';

/** One of each of the product's fields, and below it the values that the form was sent with. */
export function ControlForm() {
  const t = useT();
  const [sent, setSent] = useState<Controls | null>(null);
  return (
    <FormPanel name={t('showcase.form.controls')}>
      <Form<Controls>
        name="controls"
        className={styles.fields}
        label={t('showcase.form.controls')}
        initialValues={START}
        schema={controlsSchema}
        onSubmit={(values) => setSent(values)}
      >
        <TypedControls />
        <ChoiceControls />
        <div className={styles.actions}>
          <SubmitButton text={t('showcase.form.send')} />
        </div>
      </Form>
      <div className={styles.sent} role="status">
        {sent && <Values of={valuesShown(sent, t)} />}
      </div>
    </FormPanel>
  );
}
