import { object, string } from 'yup';
import { useT } from '../../../i18n/useT';
import { Field } from '../../../ui/Field';
import { Form } from '../../../ui/Form';
import { Column } from '../Layout';

const schema = object({ phone: string().ensure(), symbols: string().ensure() });

export function Help() {
  const t = useT();
  return (
    <Form name="help" initialValues={{ phone: '', symbols: '' }} schema={schema} onSubmit={() => {}}>
      <Column>
        <Field name="phone" label={t('personal.phone')} note={t('personal.notVerified')} autoComplete="off" />
        <Field
          name="symbols"
          label={t('personal.consultSymbols')}
          hint={t('personal.consultSymbolsHint')}
          autoComplete="off"
        />
      </Column>
    </Form>
  );
}
