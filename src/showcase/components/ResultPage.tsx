import { ComponentPage } from './ComponentPage';
import { NothingThere } from './result/NothingThere';
import { NotLoaded } from './result/NotLoaded';
import { Others } from './result/Others';
import { Success } from './result/Success';

export default function ResultPage() {
  return (
    <ComponentPage
      name="result"
      examples={{ Success, Others, NothingThere, NotLoaded }}
      keys={[
        { keys: ['Tab'], does: 'nextWay' },
        { keys: ['Enter'], does: 'press' },
      ]}
    />
  );
}
