import { useT } from '../../../i18n/useT';
import { Field } from '../../../ui/Field';

/** The person's broker, and the tickers for their consultation. */
export function InvestingFields() {
  const t = useT();
  return (
    <fieldset>
      <legend>{t('personal.investing')}</legend>
      <Field name="brokerInfo" label={t('personal.brokerInfo')} autoComplete="off" />
      <Field
        name="consultSymbols"
        label={t('personal.consultSymbols')}
        placeholder={t('personal.consultSymbolsHint')}
        autoComplete="off"
      />
    </fieldset>
  );
}
