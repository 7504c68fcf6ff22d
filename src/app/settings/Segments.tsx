import { Radio } from '@blueprintjs/core';
import styles from './Segments.module.css';

type Props<Choice extends string> = {
  /** What the radios share. */
  name: string;
  label: string;
  choices: readonly Choice[];
  nameOf: (choice: Choice) => string;
  chosen: Choice;
  /** Told every press, also on what is chosen already: a choice may be meant where something else had made it. */
  onChoose: (choice: Choice) => void;
};

/** A few choices side by side, one of which holds. */
export function Segments<Choice extends string>(props: Props<Choice>) {
  const { name, label, choices, nameOf, chosen, onChoose } = props;
  return (
    <fieldset className={styles.segments}>
      <legend>{label}</legend>
      <div>
        {choices.map((choice) => (
          <Radio
            key={choice}
            name={name}
            label={nameOf(choice)}
            checked={choice === chosen}
            onChange={heardAsPress}
            onClick={() => onChoose(choice)}
          />
        ))}
      </div>
    </fieldset>
  );
}

/** A browser tells no change of what is checked already; it tells every press, with the arrow keys, too. */
function heardAsPress() {}
