import { Many } from './auto-complete/Many';
import { Native } from './auto-complete/Native';
import { OnlyChoices } from './auto-complete/OnlyChoices';
import { Symbols } from './auto-complete/Symbols';
import { ComponentPage } from './ComponentPage';

export default function AutoCompletePage() {
  return (
    <ComponentPage
      name="auto-complete"
      examples={{ Symbols, OnlyChoices, Many, Native }}
      keys={[
        { keys: ['↑', '↓'], does: 'walkOptions' },
        { keys: ['Enter'], does: 'takeOption' },
        { keys: ['Esc'], does: 'closeList' },
      ]}
    />
  );
}
