import { ComponentPage } from './ComponentPage';
import { Counts } from './tabs/Counts';
import { Disabled } from './tabs/Disabled';
import { Horizontal } from './tabs/Horizontal';
import { Vertical } from './tabs/Vertical';

export default function TabsPage() {
  return (
    <ComponentPage
      name="tabs"
      examples={{ Horizontal, Vertical, Counts, Disabled }}
      keys={[
        { keys: ['Tab'], does: 'intoTabs' },
        { keys: ['←', '→'], does: 'walkTabs' },
        { keys: ['Enter', 'Space'], does: 'openTab' },
      ]}
    />
  );
}
