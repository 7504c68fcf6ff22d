import { object, string } from 'yup';
import type { MessageKey } from '../../../i18n/messages';
import { useT } from '../../../i18n/useT';
import { Form } from '../../../ui/Form';
import { SelectField } from '../../../ui/SelectField';
import { SubmitButton } from '../../../ui/SubmitButton';
import { Column } from '../Layout';

const required: MessageKey = 'subscriptions.tierRequired';

const schema = object({ plan: string().required(required) });

const plans = ['T+', 'Pro', 'VIP'].map((plan) => ({ value: plan, label: plan }));

export function InForm() {
  const t = useT();
  return (
    <Form name="in-form" initialValues={{ plan: '' }} schema={schema} onSubmit={() => {}}>
      <Column>
        <SelectField
          name="plan"
          label={t('subscriptions.tier')}
          options={[{ value: '', label: t('subscriptions.chooseTier') }, ...plans]}
        />
        <div>
          <SubmitButton text={t('subscriptions.save')} />
        </div>
      </Column>
    </Form>
  );
}
