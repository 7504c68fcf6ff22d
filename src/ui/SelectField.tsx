import { HTMLSelect } from '@blueprintjs/core';
import { FieldGroup, type FieldGroupProps } from './FieldGroup';

/** Without it Blueprint labels the arrow in English. */
const unnamed = { title: '' };

type Props = FieldGroupProps & {
  options: readonly { value: string; label: string }[];
  autoComplete?: string | undefined;
};

/** A labelled select of a Formik form. */
export function SelectField({ options, autoComplete, ...group }: Props) {
  return (
    <FieldGroup {...group}>
      {(control) => (
        <HTMLSelect {...control} autoComplete={autoComplete} iconProps={unnamed} options={options} fill />
      )}
    </FieldGroup>
  );
}
