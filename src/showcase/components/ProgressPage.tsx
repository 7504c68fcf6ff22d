import { ComponentPage } from './ComponentPage';
import { Bars } from './progress/Bars';
import { Circles } from './progress/Circles';
import { Live } from './progress/Live';
import { Unknown } from './progress/Unknown';

export default function ProgressPage() {
  return (
    <ComponentPage
      name="progress"
      examples={{ Bars, Unknown, Circles, Live }}
      keys={[
        { keys: ['Tab'], does: 'skipsProgress' },
        { keys: ['Enter', 'Space'], does: 'step' },
      ]}
    />
  );
}
