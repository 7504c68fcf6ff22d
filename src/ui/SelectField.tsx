import { FieldGroup, type FieldGroupProps } from './FieldGroup';
import { Options, type Option } from './Options';
import { Select } from './Select';

type Props = FieldGroupProps & {
  options: readonly Option[];
  autoComplete?: string | undefined;
  /** Is called when the person has chosen another option. */
  onChoose?: (value: string) => void;
};

/** A labelled select of a Formik form. */
export function SelectField({ options, autoComplete, onChoose, ...group }: Props) {
  return (
    <FieldGroup {...group}>
      {(control) => (
        <Select
          {...control}
          autoComplete={autoComplete}
          fill
          onChange={(event) => {
            control.onChange(event);
            onChoose?.(event.currentTarget.value);
          }}
        >
          <Options options={options} />
        </Select>
      )}
    </FieldGroup>
  );
}
