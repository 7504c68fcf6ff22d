import { useId } from 'react';
import { langOf } from '../../../lib/text';
import styles from './ImportPreview.module.css';

type Props<Value extends string> = {
  legend: string;
  options: readonly { value: Value; label: string }[];
  chosen: Value | undefined;
  onChoose: (value: Value) => void;
};

/** A question with a few answers, none of which is chosen at first. */
export function Radios<Value extends string>({ legend, options, chosen, onChoose }: Props<Value>) {
  const name = useId();
  return (
    <fieldset className={styles.question}>
      <legend>{legend}</legend>
      <span className={styles.answers}>
        {options.map(({ value, label }) => (
          <label key={value}>
            <input
              type="radio"
              name={name}
              value={value}
              checked={value === chosen}
              onChange={() => onChoose(value)}
            />
            <span lang={langOf(label)}>{label}</span>
          </label>
        ))}
      </span>
    </fieldset>
  );
}
