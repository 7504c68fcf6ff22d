import { object, string } from 'yup';
import { useT } from '../../../i18n/useT';
import { Field } from '../../../ui/Field';
import { Form } from '../../../ui/Form';
import { Column } from '../Layout';

const schema = object({
  firstName: string().ensure(),
  email: string().ensure(),
  password: string().ensure(),
});

export function Fields() {
  const t = useT();
  return (
    <Form
      name="fields"
      initialValues={{ firstName: '', email: '', password: '' }}
      schema={schema}
      onSubmit={() => {}}
    >
      <Column>
        <Field name="firstName" label={t('personal.firstName')} autoComplete="off" />
        <Field name="email" type="email" label={t('personal.email')} autoComplete="off" />
        <Field name="password" type="password" label={t('login.password')} autoComplete="off" />
      </Column>
    </Form>
  );
}
