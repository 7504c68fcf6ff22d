import { useState } from 'react';
import { object, string } from 'yup';
import { useT } from '../../../i18n/useT';
import { rankerOf, wordsIn } from '../../../lib/rank';
import { Form } from '../../../ui/Form';
import { SuggestField } from '../../../ui/SuggestField';
import { symbols } from '../sample';
import { Column } from '../Layout';

const schema = object({ symbol: string().ensure() });

const rank = rankerOf(symbols, ({ text, note }) => ({ text, more: note }));

export function Symbols() {
  const t = useT();
  const [typed, setTyped] = useState('');
  return (
    <Form name="symbols" initialValues={{ symbol: '' }} schema={schema} onSubmit={() => {}}>
      <Column>
        <SuggestField
          name="symbol"
          label={t('watchlist.symbol')}
          placeholder={t('watchlist.placeholder')}
          suggestions={typed.trim() === '' ? [] : rank(wordsIn(typed))}
          onType={setTyped}
        />
      </Column>
    </Form>
  );
}
