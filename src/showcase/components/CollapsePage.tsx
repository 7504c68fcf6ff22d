import { Accordion } from './collapse/Accordion';
import { Disabled } from './collapse/Disabled';
import { Native } from './collapse/Native';
import { One } from './collapse/One';
import { ComponentPage } from './ComponentPage';

export default function CollapsePage() {
  return (
    <ComponentPage
      name="collapse"
      examples={{ One, Accordion, Native, Disabled }}
      keys={[
        { keys: ['Tab'], does: 'nextHead' },
        { keys: ['Enter', 'Space'], does: 'openSection' },
      ]}
    />
  );
}
