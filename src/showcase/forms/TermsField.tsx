import { Checkbox } from '@blueprintjs/core';
import { useField } from 'formik';
import { useId } from 'react';
import { useT } from '../../i18n/useT';
import type { MessageKey } from '../../i18n/messages';
import { FieldProblem } from '../../ui/FieldProblem';
import { useChecked } from './ChoiceControls';
import styles from './TermsField.module.css';

/** A consent that the form needs, with its problem. */
export function TermsField() {
  const t = useT();
  const id = useId();
  const [, { touched, error }] = useField<boolean>('terms');
  const problem = touched && error ? t(error as MessageKey) : null;
  return (
    <div className={styles.terms}>
      <Checkbox
        {...useChecked('terms')}
        label={t('showcase.form.terms')}
        aria-invalid={problem !== null}
        aria-describedby={problem === null ? undefined : id}
      />
      <p>
        <FieldProblem id={id} problem={problem} />
      </p>
    </div>
  );
}
