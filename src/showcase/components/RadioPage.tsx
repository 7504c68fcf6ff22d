import { ComponentPage } from './ComponentPage';
import { Plain } from './radio/Plain';
import { Segments } from './radio/Segments';
import { States } from './radio/States';
import { Toggles } from './radio/Toggles';

export default function RadioPage() {
  return (
    <ComponentPage
      name="radio"
      examples={{ Segments, Toggles, Plain, States }}
      keys={[
        { keys: ['Tab'], does: 'intoGroup' },
        { keys: ['↑', '↓', '←', '→'], does: 'chooseNeighbour' },
        { keys: ['Space'], does: 'chooseFocused' },
      ]}
    />
  );
}
