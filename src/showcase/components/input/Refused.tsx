import { object, string } from 'yup';
import { useRetry } from '../../../app/actors/retry';
import { useT } from '../../../i18n/useT';
import { Field } from '../../../ui/Field';
import { Form } from '../../../ui/Form';
import { SubmitButton } from '../../../ui/SubmitButton';
import { Column } from '../Layout';

const WAIT_MS = 10_000;

const schema = object({ code: string().ensure() });

export function Refused() {
  const t = useT();
  const { wait, onRefused } = useRetry();
  return (
    <Form
      name="refused"
      initialValues={{ code: '' }}
      schema={schema}
      wait={wait}
      onSubmit={() => onRefused({ retryAfter: WAIT_MS })}
    >
      <Column>
        <Field name="code" label={t('code.label')} autoComplete="off" />
        <div>
          <SubmitButton text={t('forgot.submit')} />
        </div>
      </Column>
    </Form>
  );
}
