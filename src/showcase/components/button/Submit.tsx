import { object } from 'yup';
import { useNotify } from '../../../app/actors/useNotify';
import { useT } from '../../../i18n/useT';
import { Form } from '../../../ui/Form';
import { SubmitButton } from '../../../ui/SubmitButton';
import { wait } from '../sample';

export function Submit() {
  const t = useT();
  const notify = useNotify();
  return (
    <Form
      name="submit"
      initialValues={{}}
      schema={object({})}
      onSubmit={async () => {
        await wait(1_500);
        notify({ kind: 'success', title: t('personal.saved') });
      }}
    >
      <SubmitButton text={t('personal.save')} />
    </Form>
  );
}
