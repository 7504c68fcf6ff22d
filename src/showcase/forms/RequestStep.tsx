import { Button } from '@blueprintjs/core';
import { useFormikContext } from 'formik';
import { useT } from '../../i18n/useT';
import { DateField } from '../../ui/DateField';
import { Form } from '../../ui/Form';
import { SelectField } from '../../ui/SelectField';
import { SubmitButton } from '../../ui/SubmitButton';
import { FIRST_DAY, LAST_DAY } from './day';
import { type StepProps, requestSchema, topics, type Request } from './steps';
import styles from './forms.module.css';

/** The second step: what is requested. */
export function RequestStep({ actor }: StepProps) {
  const t = useT();
  const { topic, day } = actor.getSnapshot().context.values;
  const none = { value: '', label: t('showcase.form.choose') };
  return (
    <Form<Request>
      name="step-request"
      className={styles.fields}
      label={t('showcase.form.steps')}
      initialValues={{ topic, day }}
      schema={requestSchema}
      onSubmit={(values) => actor.send({ type: 'next', values })}
    >
      <SelectField
        name="topic"
        label={t('showcase.form.topic')}
        options={[none, ...topics.map((value) => ({ value, label: t(`showcase.table.${value}`) }))]}
      />
      <DateField name="day" label={t('showcase.form.day')} from={FIRST_DAY} to={LAST_DAY} />
      <div className={styles.actions}>
        <SubmitButton text={t('showcase.form.next')} />
        <Back actor={actor} />
      </div>
    </Form>
  );
}

/** Goes back with what is typed, right or not. */
function Back({ actor }: StepProps) {
  const t = useT();
  const { values } = useFormikContext<Request>();
  return (
    <Button text={t('showcase.form.back')} onClick={() => actor.send({ type: 'edit person', values })} />
  );
}
