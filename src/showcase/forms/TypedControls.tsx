import { useState } from 'react';
import { useT } from '../../i18n/useT';
import { DateField } from '../../ui/DateField';
import { Field } from '../../ui/Field';
import { SelectField } from '../../ui/SelectField';
import { SuggestField } from '../../ui/SuggestField';
import { accounts, listed } from './controls';
import { FIRST_DAY, LAST_DAY } from './day';

/** The fields that take text: plain, secret, a number, from a list, with suggestions, a day. */
export function TypedControls() {
  const t = useT();
  const [typed, setTyped] = useState('');
  const suggestions = listed.filter(({ text }) => text.startsWith(typed.toUpperCase()));
  return (
    <>
      <Field name="text" label={t('showcase.form.control.text')} hint={t('showcase.form.textHint')} />
      <Field
        name="secret"
        type="password"
        label={t('showcase.form.control.secret')}
        autoComplete="new-password"
      />
      <Field name="amount" label={t('showcase.form.control.amount')} inputMode="numeric" />
      <SelectField
        name="account"
        label={t('showcase.form.control.account')}
        options={accounts.map((value) => ({ value, label: t(`showcase.form.${value}`) }))}
      />
      <SuggestField
        name="symbol"
        label={t('showcase.form.control.symbol')}
        suggestions={suggestions}
        onType={setTyped}
      />
      <DateField name="day" label={t('showcase.form.control.day')} from={FIRST_DAY} to={LAST_DAY} />
    </>
  );
}
