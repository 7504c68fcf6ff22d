import { CogIcon } from '@blueprintjs/icons';
import { useT } from '../../i18n/useT';
import { USUAL_SETTINGS } from '../../market/plan/risk-budget';
import { Field } from '../../ui/Field';
import { Form } from '../../ui/Form';
import { Popover } from '../../ui/Popover';
import { SelectField } from '../../ui/SelectField';
import { SubmitButton } from '../../ui/SubmitButton';
import { deskSettingsOf, settingsSchema, typedSettingsOf, type TypedSettings } from './settings-form';
import styles from './SettingsForm.module.css';
import { useDesk } from './useDesk';
import { useSaveDesk } from './useSaveDesk';

/** Opens a form for capital, risk per trade, largest position and costs; what was typed stays until it is saved. */
export function SettingsForm() {
  const t = useT();
  const { desk } = useDesk({ isOnEveryPage: true });
  const save = useSaveDesk();

  const submit = async (typed: TypedSettings, close: () => void) => {
    if (await save({ settings: deskSettingsOf(typed) })) close();
  };

  return (
    <Popover label={t('desk.settings')} text icon={<CogIcon />} shape="choices">
      {(close) => (
        <Form<TypedSettings>
          name="desk settings"
          label={t('desk.settings')}
          className={styles.settings}
          initialValues={typedSettingsOf(desk?.settings ?? USUAL_SETTINGS)}
          schema={settingsSchema}
          onSubmit={(typed) => submit(typed, close)}
        >
          <Field name="capital" label={t('desk.capital')} inputMode="numeric" autoComplete="off" />
          <Field name="risk" label={t('desk.risk')} inputMode="decimal" autoComplete="off" />
          <Field name="weight" label={t('desk.weight')} inputMode="decimal" autoComplete="off" />
          <Field name="fee" label={t('desk.fee')} inputMode="decimal" autoComplete="off" />
          <Field name="tax" label={t('desk.tax')} inputMode="decimal" autoComplete="off" />
          <Field name="bonusTax" label={t('desk.bonusTax')} inputMode="decimal" autoComplete="off" />
          <SelectField
            name="costMethod"
            label={t('desk.costMethod')}
            options={[
              { value: 'AVERAGE', label: t('desk.costMethod.AVERAGE') },
              { value: 'FIFO', label: t('desk.costMethod.FIFO') },
            ]}
          />
          <p className="caption">{t('desk.settingsNote')}</p>
          <SubmitButton text={t('desk.save')} disabled={!desk} />
        </Form>
      )}
    </Popover>
  );
}
