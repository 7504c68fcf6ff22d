import { ComponentPage } from './ComponentPage';
import { Horizontal } from './steps/Horizontal';
import { Problem } from './steps/Problem';
import { Vertical } from './steps/Vertical';

export default function StepsPage() {
  return (
    <ComponentPage
      name="steps"
      examples={{ Horizontal, Vertical, Problem }}
      keys={[
        { keys: ['Tab'], does: 'skipsSteps' },
        { keys: ['Enter', 'Space'], does: 'step' },
      ]}
    />
  );
}
