import { Button } from '@blueprintjs/core';
import { useT } from '../../i18n/useT';
import type { StepProps } from './steps';
import styles from './forms.module.css';

/** After the last step. */
export function DoneStep({ actor }: StepProps) {
  const t = useT();
  return (
    <>
      <p className="text-2">{t('showcase.form.nothingSent')}</p>
      <div className={styles.actions}>
        <Button text={t('showcase.form.startAgain')} onClick={() => actor.send({ type: 'start again' })} />
      </div>
    </>
  );
}
