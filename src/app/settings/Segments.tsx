import { Radio } from '@blueprintjs/core';
import './Segments.css';

type Props<Choice extends string> = {
  /** The name of the radio group. */
  name: string;
  label: string;
  choices: readonly Choice[];
  nameOf: (choice: Choice) => string;
  chosen: Choice;
  /** Told every press, also on what is chosen already: a choice may be meant where something else had made it. */
  onChoose: (choice: Choice) => void;
};

/** A segmented radio group. */
export function Segments<Choice extends string>(props: Props<Choice>) {
  const { name, label, choices, nameOf, chosen, onChoose } = props;
  return (
    <fieldset className="segments">
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
