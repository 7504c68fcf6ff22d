import { ComponentPage } from './ComponentPage';
import { Sizes } from './rate/Sizes';
import { Stars } from './rate/Stars';
import { States } from './rate/States';

export default function RatePage() {
  return (
    <ComponentPage
      name="rate"
      examples={{ Stars, Sizes, States }}
      keys={[
        { keys: ['Tab'], does: 'intoGroup' },
        { keys: ['→', '↓'], does: 'neighbourStar' },
        { keys: ['Space'], does: 'chooseFocused' },
      ]}
    />
  );
}
