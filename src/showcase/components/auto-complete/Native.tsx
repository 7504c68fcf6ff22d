import { useId } from 'react';
import { object, string } from 'yup';
import { useT } from '../../../i18n/useT';
import { Field } from '../../../ui/Field';
import { Form } from '../../../ui/Form';
import { Column } from '../Layout';

const schema = object({ city: string().ensure() });

const cities = ['Cần Thơ', 'Đà Nẵng', 'Hà Nội', 'Hải Phòng', 'Huế', 'TP. Hồ Chí Minh'];

export function Native() {
  const t = useT();
  const id = useId();
  return (
    <Form name="native" initialValues={{ city: '' }} schema={schema} onSubmit={() => {}}>
      <Column>
        <Field name="city" label={t('personal.city')} list={id} autoComplete="off" />
        <datalist id={id}>
          {cities.map((city) => (
            <option key={city} lang="vi">
              {city}
            </option>
          ))}
        </datalist>
      </Column>
    </Form>
  );
}
