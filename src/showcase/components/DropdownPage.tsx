import { ComponentPage } from './ComponentPage';
import { Actions } from './dropdown/Actions';
import { Choices } from './dropdown/Choices';
import { Disabled } from './dropdown/Disabled';
import { Links } from './dropdown/Links';

export default function DropdownPage() {
  return (
    <ComponentPage
      name="dropdown"
      examples={{ Actions, Links, Choices, Disabled }}
      keys={[
        { keys: ['Enter', 'Space'], does: 'openMenu' },
        { keys: ['Tab'], does: 'walkMenu' },
        { keys: ['Esc'], does: 'closeOverlay' },
      ]}
    />
  );
}
