import { FormGroup, Intent } from '@blueprintjs/core';
import { useField, useFormikContext, type FieldInputProps } from 'formik';
import { useId, type FocusEvent, type ReactNode } from 'react';
import type { MessageKey } from '../i18n/messages';
import { useT } from '../i18n/useT';
import { FieldProblem } from './FieldProblem';

export type FieldGroupProps = {
  name: string;
  label: string;
  /** Whether the label is visually hidden. */
  labelHidden?: boolean | undefined;
  /** A note about the value beside the label, part of the field's description. */
  note?: ReactNode;
  /** Advice about the value in the place of its error, announced when it appears and part of the field's description. */
  hint?: ReactNode;
  className?: string | undefined;
};

/** The props that a control spreads on its element. */
type FieldControl = Pick<FieldInputProps<string>, 'name' | 'value' | 'onChange' | 'onBlur'> & {
  id: string;
  'aria-invalid': boolean;
  'aria-describedby'?: string;
};

/** A value that the server has refused, as the form's status: it is marked until it is edited or sent again. */
export type Refusal = { name: string; value: unknown; problem: string };

type Props = FieldGroupProps & {
  /** Marks a picked value as touched, so that its error shows at once. */
  children: (
    control: FieldControl,
    setValue: (value: string) => void,
    pick: (value: string) => void,
  ) => ReactNode;
};

/**
 * The label and error of one control of a Formik form. The error, a message key, shows once a filled control was left
 * or the form submitted, a server's refusal until the value is edited; its space is reserved, so that no click misses its
 * target.
 */
export function FieldGroup({
  name,
  label,
  labelHidden = false,
  note,
  hint = null,
  className = '',
  children,
}: Props) {
  const t = useT();
  const id = useId();
  const [field, { touched, error }, { setValue, setTouched }] = useField<string>(name);
  const refusal = useFormikContext().status as Refusal | undefined;
  const isRefused = refusal?.name === name && refusal.value === field.value;
  const problem = touched && error ? t(error as MessageKey) : isRefused ? refusal.problem : null;
  const below = `${id}-${problem === null ? 'hint' : 'problem'}`;
  const described = [note && `${id}-note`, (problem ?? hint) && below].filter(Boolean).join(' ');

  return (
    <FormGroup
      className={className}
      label={<span className={labelHidden ? 'visually-hidden' : ''}>{label}</span>}
      {...(note && {
        labelInfo: (
          <span id={`${id}-note`} aria-hidden="true">
            {note}
          </span>
        ),
      })}
      labelFor={id}
      helperText={<FieldProblem id={below} problem={problem} hint={hint} />}
      intent={problem ? Intent.DANGER : Intent.NONE}
    >
      {children(
        {
          name,
          value: field.value,
          onChange: field.onChange,
          onBlur: (event: FocusEvent<HTMLInputElement>) => {
            if (event.currentTarget.value !== '') field.onBlur(event);
          },
          id,
          'aria-invalid': problem !== null,
          ...(described && { 'aria-describedby': described }),
        },
        (value) => void setValue(value),
        (value) => {
          void setTouched(true, false);
          void setValue(value);
        },
      )}
    </FormGroup>
  );
}
