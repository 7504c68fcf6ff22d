import { ComponentPage } from './ComponentPage';
import { Area } from './input/Area';
import { Fields } from './input/Fields';
import { Help } from './input/Help';
import { Problem } from './input/Problem';
import { Refused } from './input/Refused';
import { SearchBox } from './input/SearchBox';
import { States } from './input/States';

export default function InputPage() {
  return (
    <ComponentPage
      name="input"
      examples={{ Fields, Problem, Help, States, SearchBox, Area, Refused }}
      keys={[
        { keys: ['Tab'], does: 'nextField' },
        { keys: ['Enter'], does: 'send' },
      ]}
    />
  );
}
