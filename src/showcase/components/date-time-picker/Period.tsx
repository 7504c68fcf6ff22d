import { object, string } from 'yup';
import type { MessageKey } from '../../../i18n/messages';
import { useT } from '../../../i18n/useT';
import { DateField } from '../../../ui/DateField';
import { Form } from '../../../ui/Form';
import { SubmitButton } from '../../../ui/SubmitButton';
import { Column } from '../Layout';

const toBeforeFrom: MessageKey = 'filter.toBeforeFrom';

const schema = object({
  from: string().ensure(),
  to: string()
    .ensure()
    .test('is not before the first', toBeforeFrom, (to, { parent }) => {
      const { from } = parent as { from: string };
      return to === '' || to >= from;
    }),
});

const days = { from: '2000-01-01', to: '2030-12-31' };

export function Period() {
  const t = useT();
  return (
    <Form
      name="period"
      initialValues={{ from: '2026-08-03', to: '2026-08-27' }}
      schema={schema}
      onSubmit={() => {}}
    >
      <Column>
        <DateField name="from" label={t('filter.from')} {...days} />
        <DateField name="to" label={t('filter.to')} {...days} />
        <div>
          <SubmitButton text={t('filter.apply')} />
        </div>
      </Column>
    </Form>
  );
}
