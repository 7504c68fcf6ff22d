import { FormGroup, Intent } from '@blueprintjs/core';
import { ErrorIcon } from '@blueprintjs/icons';
import { useField, type FieldInputProps } from 'formik';
import { useId, type FocusEvent, type ReactNode } from 'react';
import type { MessageKey } from '../i18n/messages';
import { useT } from '../i18n/useT';

export type FieldGroupProps = {
  name: string;
  label: string;
  /** The label is for readers of the screen only. */
  labelHidden?: boolean | undefined;
  /** A fact about the value, beside the label; read with the field. */
  note?: ReactNode;
  className?: string | undefined;
};

/** What the control of a field puts on its element. */
export type FieldControl = Pick<FieldInputProps<string>, 'name' | 'value' | 'onChange' | 'onBlur'> & {
  id: string;
  'aria-invalid': boolean;
  'aria-describedby'?: string;
};

type Props = FieldGroupProps & {
  /** What was picked is whole: its problem shows at once. */
  children: (
    control: FieldControl,
    setValue: (value: string) => void,
    pick: (value: string) => void,
  ) => ReactNode;
};

/**
 * The label and the problem of one control of a Formik form. The problem, a message key, shows once the control was left
 * with something in it, or sent; there is always room for it, so that a press meant for what stands below never misses.
 */
export function FieldGroup({ name, label, labelHidden = false, note, className = '', children }: Props) {
  const t = useT();
  const id = useId();
  const [field, { touched, error }, { setValue, setTouched }] = useField<string>(name);
  const problem = touched && error ? t(error as MessageKey) : null;
  const described = [note && `${id}-note`, problem && `${id}-problem`].filter(Boolean).join(' ');

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
      helperText={
        problem && (
          <>
            <ErrorIcon size={12} />
            <span id={`${id}-problem`}>{problem}</span>
          </>
        )
      }
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
