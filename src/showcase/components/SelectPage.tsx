import { ComponentPage } from './ComponentPage';
import { Grouped } from './select/Grouped';
import { InForm } from './select/InForm';
import { Searchable } from './select/Searchable';
import { States } from './select/States';

export default function SelectPage() {
  return (
    <ComponentPage
      name="select"
      examples={{ InForm, Searchable, Grouped, States }}
      keys={[
        { keys: ['Tab'], does: 'nextField' },
        { keys: ['↑', '↓'], does: 'chooseNeighbour' },
        { keys: ['Enter'], does: 'takeOption' },
        { keys: ['Esc'], does: 'closeList' },
      ]}
    />
  );
}
