import { InputGroup, type InputGroupProps } from '@blueprintjs/core';
import { FieldGroup, type FieldGroupProps } from './FieldGroup';

type Props = FieldGroupProps &
  Pick<
    InputGroupProps,
    'type' | 'autoComplete' | 'inputMode' | 'placeholder' | 'autoFocus' | 'readOnly' | 'maxLength' | 'list'
  >;

/** A labelled text field of a Formik form. */
export function Field({ name, label, labelHidden, note, hint, className, ...input }: Props) {
  return (
    <FieldGroup
      name={name}
      label={label}
      labelHidden={labelHidden}
      note={note}
      hint={hint}
      className={className}
    >
      {(control) => <InputGroup {...input} {...control} fill />}
    </FieldGroup>
  );
}
