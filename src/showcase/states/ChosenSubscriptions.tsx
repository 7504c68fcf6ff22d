import { useState } from 'react';
import { createActor } from 'xstate';
import { subscriptionEditorMachine } from '../../../machines/subscription-editor.machine';
import { EditorPanels } from '../../member/admin/subscriptions/SubscriptionsPanel';
import { userId } from './sample/subscriptions';

/** The subscriptions of a user who is chosen already. */
export function ChosenSubscriptions() {
  const [editor] = useState(() => {
    const actor = createActor(subscriptionEditorMachine).start();
    actor.send({ type: 'choose', userId: String(userId) });
    return actor;
  });
  return <EditorPanels editor={editor} />;
}
