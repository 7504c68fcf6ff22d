import { Group } from './checkbox/Group';
import { Required } from './checkbox/Required';
import { States } from './checkbox/States';
import { ComponentPage } from './ComponentPage';

export default function CheckboxPage() {
  return (
    <ComponentPage
      name="checkbox"
      examples={{ States, Group, Required }}
      keys={[
        { keys: ['Tab'], does: 'next' },
        { keys: ['Space'], does: 'toggle' },
      ]}
    />
  );
}
