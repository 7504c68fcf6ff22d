import { ComponentPage } from './ComponentPage';
import { Saving } from './switch/Saving';
import { Settings } from './switch/Settings';
import { States } from './switch/States';

export default function SwitchPage() {
  return (
    <ComponentPage
      name="switch"
      examples={{ States, Settings, Saving }}
      keys={[
        { keys: ['Tab'], does: 'next' },
        { keys: ['Space'], does: 'toggle' },
      ]}
    />
  );
}
