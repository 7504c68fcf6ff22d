import { useState } from 'react';
import { createActor } from 'xstate';
import { planEditorMachine } from '../../../machines/plan-editor.machine';
import { EditorPanels } from '../../member/admin/plans/PlansPanel';
import { userId } from './sample/people';

/** The plans of a user who is chosen already. */
export function ChosenPlans() {
  const [editor] = useState(() => {
    const actor = createActor(planEditorMachine).start();
    actor.send({ type: 'choose', userId: String(userId) });
    return actor;
  });
  return <EditorPanels editor={editor} />;
}
