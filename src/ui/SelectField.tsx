import { FieldGroup, type FieldGroupProps } from './FieldGroup';
import { Options, type Option } from './Options';
import { Select } from './Select';

type Props = FieldGroupProps & {
  options: readonly Option[];
  autoComplete?: string | undefined;
};

/** A labelled select of a Formik form. */
export function SelectField({ options, autoComplete, ...group }: Props) {
  return (
    <FieldGroup {...group}>
      {(control) => (
        <Select {...control} autoComplete={autoComplete} fill>
          <Options options={options} />
        </Select>
      )}
    </FieldGroup>
  );
}
