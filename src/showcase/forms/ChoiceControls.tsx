import { Checkbox, Radio, Switch } from '@blueprintjs/core';
import { useField } from 'formik';
import { useT } from '../../i18n/useT';
import { Choice } from '../../ui/Choice';
import { Combobox } from '../../ui/Combobox';
import { exchanges, resolutions, risks } from './controls';
import styles from './ChoiceControls.module.css';

/** The controls that choose: a combobox, pressed buttons, radios, a checkbox, a switch. */
export function ChoiceControls() {
  const t = useT();
  const [exchange, , { setValue: setExchange }] = useField<string>('exchange');
  const [resolution, , { setValue: setResolution }] = useField<string>('resolution');
  const [risk] = useField<string>('risk');
  return (
    <>
      <Combobox
        label={t('showcase.form.control.exchange')}
        choices={exchanges.map((id) => ({ id, label: id }))}
        chosen={exchange.value}
        onChoose={(id) => void setExchange(id)}
      />
      <div className={styles.choice}>
        <span>{t('showcase.form.control.resolution')}</span>
        <Choice
          label={t('showcase.form.control.resolution')}
          options={resolutions}
          nameOf={(option) => option}
          chosen={resolution.value as (typeof resolutions)[number]}
          onChoose={(option) => void setResolution(option)}
        />
      </div>
      <fieldset className={styles.choice}>
        <legend>{t('showcase.form.control.risk')}</legend>
        {risks.map((option) => (
          <Radio
            key={option}
            name="risk"
            value={option}
            label={t(`showcase.form.${option}`)}
            checked={risk.value === option}
            onChange={risk.onChange}
          />
        ))}
      </fieldset>
      <Checkbox {...useChecked('weekly')} label={t('showcase.form.control.weekly')} />
      <Switch {...useChecked('live')} label={t('showcase.form.control.live')} />
    </>
  );
}

/** The props of a checkbox or a switch whose value is a field of the form. */
export function useChecked(name: string) {
  const [{ checked = false, onChange, onBlur }] = useField<boolean>({ name, type: 'checkbox' });
  return { name, checked, onChange, onBlur };
}
