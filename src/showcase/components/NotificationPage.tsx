import { ComponentPage } from './ComponentPage';
import { Kinds } from './notification/Kinds';
import { Replaced } from './notification/Replaced';
import { TitleOnly } from './notification/TitleOnly';
import { WithAction } from './notification/WithAction';

export default function NotificationPage() {
  return (
    <ComponentPage
      name="notification"
      examples={{ Kinds, TitleOnly, WithAction, Replaced }}
      keys={[
        { keys: ['Tab'], does: 'pauses' },
        { keys: ['Enter', 'Space'], does: 'dismiss' },
      ]}
    />
  );
}
