import { object, string } from 'yup';
import { useT } from '../../../i18n/useT';
import { DateField } from '../../../ui/DateField';
import { Form } from '../../../ui/Form';
import { Column } from '../Layout';

const schema = object({ day: string().ensure() });

export function Day() {
  const t = useT();
  return (
    <Form name="day" initialValues={{ day: '2026-08-27' }} schema={schema} onSubmit={() => {}}>
      <Column>
        <DateField name="day" label={t('whale.day')} from="2000-01-01" to="2030-12-31" />
      </Column>
    </Form>
  );
}
