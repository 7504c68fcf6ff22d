import { FormGroup, InputGroup, Intent, type InputGroupProps } from '@blueprintjs/core';
import { useField } from 'formik';
import { useId } from 'react';
import type { MessageKey } from '../i18n/messages';
import { useT } from '../i18n/useT';

type Props = Pick<InputGroupProps, 'type' | 'autoComplete' | 'inputMode' | 'placeholder' | 'autoFocus'> & {
  name: string;
  label: string;
  /** The label is for readers of the screen only. */
  labelHidden?: boolean;
  className?: string;
};

/**
 * A labelled text box of a Formik form. Its problem, a message key, shows once the field was left with something in it,
 * or sent; there is always room for it, so that a press meant for what stands below never misses.
 */
export function Field({ name, label, labelHidden = false, className = '', ...input }: Props) {
  const t = useT();
  const id = useId();
  const [field, { touched, error }] = useField<string>(name);
  const problem = touched && error ? t(error as MessageKey) : null;

  return (
    <FormGroup
      className={className}
      label={<span className={labelHidden ? 'visually-hidden' : ''}>{label}</span>}
      labelFor={id}
      helperText={problem && <span id={`${id}-problem`}>{problem}</span>}
      intent={problem ? Intent.DANGER : Intent.NONE}
    >
      <InputGroup
        {...input}
        {...field}
        onBlur={(event) => {
          if (event.currentTarget.value !== '') field.onBlur(event);
        }}
        id={id}
        fill
        aria-invalid={problem !== null}
        {...(problem && { 'aria-describedby': `${id}-problem` })}
      />
    </FormGroup>
  );
}
