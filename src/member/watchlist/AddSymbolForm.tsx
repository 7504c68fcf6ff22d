import { Intent } from '@blueprintjs/core';
import { object, string } from 'yup';
import { useNotify } from '../../app/actors/notify';
import type { MessageKey } from '../../i18n/messages';
import { useT } from '../../i18n/useT';
import { Field } from '../../ui/Field';
import { Form } from '../../ui/Form';
import { SubmitButton } from '../../ui/SubmitButton';

const required: MessageKey = 'watchlist.symbolRequired';
const format: MessageKey = 'watchlist.symbolFormat';

const addSymbol = object({
  symbol: string()
    .trim()
    .uppercase()
    .required(required)
    .matches(/^[A-Z0-9]{3,10}$/, { message: format, excludeEmptyString: true }),
});

type Props = { onAdd: (symbol: string) => Promise<boolean> };

/** The add-symbol form; the input is kept until the server has accepted it. */
export function AddSymbolForm({ onAdd }: Props) {
  const t = useT();
  const notify = useNotify('symbol');

  return (
    <Form
      className="watchlist-add"
      initialValues={{ symbol: '' }}
      schema={addSymbol}
      onSubmit={async ({ symbol }, { reset }) => {
        if (await onAdd(symbol)) reset();
      }}
      onInvalid={(_, problem) => notify({ kind: 'error', title: t(problem) })}
    >
      <Field
        name="symbol"
        label={t('watchlist.symbol')}
        labelHidden
        placeholder={t('watchlist.placeholder')}
        autoComplete="off"
      />
      <SubmitButton intent={Intent.NONE} text={t('watchlist.add')} />
    </Form>
  );
}
