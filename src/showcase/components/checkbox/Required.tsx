import { Button, Checkbox } from '@blueprintjs/core';
import { useId, useState } from 'react';
import { useT } from '../../../i18n/useT';
import { FieldProblem } from '../../../ui/FieldProblem';
import styles from '../Choices.module.css';

export function Required() {
  const t = useT();
  const id = useId();
  const [isChecked, setIsChecked] = useState(false);
  const [isSent, setIsSent] = useState(false);
  const isMissing = isSent && !isChecked;
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setIsSent(true);
      }}
    >
      <Checkbox
        label={t('showcase.checkbox.agree')}
        checked={isChecked}
        aria-invalid={isMissing}
        aria-describedby={isMissing ? id : undefined}
        onChange={({ currentTarget }) => setIsChecked(currentTarget.checked)}
      />
      <p className={styles.problem}>
        <FieldProblem id={id} problem={isMissing ? t('common.required') : null} />
      </p>
      <Button type="submit" text={t('signUp.submit')} />
    </form>
  );
}
