import { HTMLSelect } from '@blueprintjs/core';
import { FieldGroup, type FieldGroupProps } from './FieldGroup';
import { Options, type Option } from './Options';

/** Without it Blueprint labels the arrow in English. */
const unnamed = { title: '' };

type Props = FieldGroupProps & {
  options: readonly Option[];
  autoComplete?: string | undefined;
};

/** A labelled select of a Formik form. */
export function SelectField({ options, autoComplete, ...group }: Props) {
  return (
    <FieldGroup {...group}>
      {(control) => (
        <HTMLSelect {...control} autoComplete={autoComplete} iconProps={unnamed} fill>
          <Options options={options} />
        </HTMLSelect>
      )}
    </FieldGroup>
  );
}
