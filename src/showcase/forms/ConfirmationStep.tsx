import { Button, Intent } from '@blueprintjs/core';
import { useT } from '../../i18n/useT';
import type { MessageKey } from '../../i18n/messages';
import { formatDay } from '../../ui/dates';
import { Values } from '../Values';
import type { StepProps } from './steps';
import styles from './forms.module.css';

/** The last step: what was typed, to confirm or to go back to. */
export function ConfirmationStep({ actor }: StepProps) {
  const t = useT();
  const { name, email, topic, day } = actor.getSnapshot().context.values;
  return (
    <>
      <Values
        of={[
          [t('showcase.form.name'), name],
          [t('showcase.form.email'), email],
          [t('showcase.form.topic'), t(`showcase.table.${topic}` as MessageKey)],
          [t('showcase.form.day'), formatDay(day)],
        ]}
      />
      <div className={styles.actions}>
        <Button
          intent={Intent.PRIMARY}
          text={t('showcase.form.send')}
          onClick={() => actor.send({ type: 'next', values: {} })}
        />
        <Button
          text={t('showcase.form.editPerson')}
          onClick={() => actor.send({ type: 'edit person', values: {} })}
        />
        <Button
          text={t('showcase.form.editRequest')}
          onClick={() => actor.send({ type: 'edit request', values: {} })}
        />
      </div>
    </>
  );
}
