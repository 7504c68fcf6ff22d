import { object, string } from 'yup';
import type { MessageKey } from '../../../i18n/messages';
import { useT } from '../../../i18n/useT';
import { Field } from '../../../ui/Field';
import { Form } from '../../../ui/Form';
import { SubmitButton } from '../../../ui/SubmitButton';
import { Column } from '../Layout';

const required: MessageKey = 'common.required';
const wrong: MessageKey = 'common.emailError';

const schema = object({ email: string().required(required).email(wrong) });

export function Problem() {
  const t = useT();
  return (
    <Form
      name="problem"
      initialValues={{ email: '' }}
      schema={schema}
      onSubmit={(_, { refuse }) => refuse('email', t('showcase.input.taken'))}
    >
      <Column>
        <Field name="email" type="email" label={t('personal.email')} autoComplete="off" />
        <div>
          <SubmitButton text={t('forgot.submit')} />
        </div>
      </Column>
    </Form>
  );
}
