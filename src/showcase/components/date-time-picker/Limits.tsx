import { object, string } from 'yup';
import type { MessageKey } from '../../../i18n/messages';
import { useT } from '../../../i18n/useT';
import { isInvalidDay } from '../../../market/typed-day';
import { DateField } from '../../../ui/DateField';
import { Form } from '../../../ui/Form';
import { Column } from '../Layout';

const noSuchDay: MessageKey = 'calendar.noSuchDay';

const schema = object({
  day: string()
    .ensure()
    .test('exists', noSuchDay, (typed) => !isInvalidDay(typed)),
});

export function Limits() {
  const t = useT();
  return (
    <Form name="limits" initialValues={{ day: '' }} schema={schema} onSubmit={() => {}}>
      <Column>
        <DateField name="day" label={t('subscriptions.start')} from="2026-08-10" to="2026-08-28" />
      </Column>
    </Form>
  );
}
