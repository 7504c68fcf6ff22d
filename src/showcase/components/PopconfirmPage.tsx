import { ComponentPage } from './ComponentPage';
import { Ask } from './popconfirm/Ask';
import { Waits } from './popconfirm/Waits';
import { Undo } from './popconfirm/Undo';

export default function PopconfirmPage() {
  return (
    <ComponentPage
      name="popconfirm"
      examples={{ Ask, Waits, Undo }}
      keys={[
        { keys: ['Enter', 'Space'], does: 'askFirst' },
        { keys: ['Tab'], does: 'toConfirm' },
        { keys: ['Esc'], does: 'changesNothing' },
      ]}
    />
  );
}
