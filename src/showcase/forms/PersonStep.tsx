import { useT } from '../../i18n/useT';
import { Field } from '../../ui/Field';
import { Form } from '../../ui/Form';
import { SubmitButton } from '../../ui/SubmitButton';
import { type StepProps, personSchema, type Person } from './steps';
import styles from './forms.module.css';

/** The first step: who requests. */
export function PersonStep({ actor }: StepProps) {
  const t = useT();
  const { name, email } = actor.getSnapshot().context.values;
  return (
    <Form<Person>
      name="step-person"
      className={styles.fields}
      label={t('showcase.form.steps')}
      initialValues={{ name, email }}
      schema={personSchema}
      onSubmit={(values) => actor.send({ type: 'next', values })}
    >
      <Field name="name" label={t('showcase.form.name')} autoComplete="name" />
      <Field name="email" type="email" label={t('showcase.form.email')} autoComplete="email" />
      <div className={styles.actions}>
        <SubmitButton text={t('showcase.form.next')} />
      </div>
    </Form>
  );
}
