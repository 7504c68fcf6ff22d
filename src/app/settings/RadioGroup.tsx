import { Radio } from '@blueprintjs/core';
import styles from './RadioGroup.module.css';

type Props<Value extends string> = {
  /** The radios' shared name. */
  name: string;
  label: string;
  options: readonly Value[];
  labelOf: (option: Value) => string;
  value: Value;
  /** Called on every press, also on the checked option: night mode or another tab may have checked it. */
  onChange: (option: Value) => void;
};

/** A few options side by side, one of which is checked. */
export function RadioGroup<Value extends string>(props: Props<Value>) {
  const { name, label, options, labelOf, value, onChange } = props;
  return (
    <fieldset className={styles.group}>
      <legend>{label}</legend>
      <div>
        {options.map((option) => (
          <Radio
            key={option}
            name={name}
            label={labelOf(option)}
            checked={option === value}
            onChange={noop}
            onClick={() => onChange(option)}
          />
        ))}
      </div>
    </fieldset>
  );
}

/** React requires `onChange`; `onClick` fires for the arrow keys too, and also on the checked option. */
function noop() {}
