import { useAppActors } from '../../app/actors/AppActors';
import { useT } from '../../i18n/useT';
import { marketTime } from '../../market/clock';
import { DateField } from '../../ui/DateField';
import { Field } from '../../ui/Field';
import { Form } from '../../ui/Form';
import { SubmitButton } from '../../ui/SubmitButton';
import { FIRST_DAY } from './day';
import { FormPanel } from './FormPanel';
import { TermsField } from './TermsField';
import { useSent } from './useSent';
import { accountSchema, START, type Account } from './validation';
import styles from './forms.module.css';

/** A form with a rule of each kind: what is wrong stands at its field, the first of it in a notice too. */
export function ValidationForm() {
  const t = useT();
  const today = marketTime(useAppActors().clock.now()).day;
  const accept = useSent();
  return (
    <FormPanel name={t('showcase.form.validation')}>
      <Form<Account>
        name="validation"
        className={styles.fields}
        label={t('showcase.form.validation')}
        initialValues={START}
        schema={accountSchema(today)}
        onSubmit={(_, { reset }) => {
          accept();
          reset();
        }}
      >
        <Field name="email" type="email" label={t('showcase.form.email')} autoComplete="email" />
        <Field name="phone" type="tel" label={t('showcase.form.phone')} autoComplete="tel" />
        <DateField name="birthday" label={t('showcase.form.birthday')} from={FIRST_DAY} to={today} />
        <Field
          name="password"
          type="password"
          label={t('showcase.form.password')}
          autoComplete="new-password"
        />
        <Field
          name="repeated"
          type="password"
          label={t('showcase.form.repeated')}
          autoComplete="new-password"
        />
        <Field
          name="website"
          type="url"
          label={t('showcase.form.website')}
          note={t('showcase.form.optional')}
        />
        <TermsField />
        <div className={styles.actions}>
          <SubmitButton text={t('showcase.form.send')} />
        </div>
      </Form>
    </FormPanel>
  );
}
