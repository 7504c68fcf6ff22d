import { useSelector } from '@xstate/react';
import { useCallback, useMemo, useRef } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { planEditorMachine } from '../../../../machines/plan-editor.machine';
import { useT } from '../../../i18n/useT';
import { Combobox } from '../../../ui/Combobox';
import { Skeleton } from '../../../ui/PanelState';
import { LoadFailed } from '../../shared/LoadFailed';
import { PlansForm } from './PlansForm';
import type { PlansQuery, UsersQuery } from './plans.generated';
import { UnsavedDialog } from './UnsavedDialog';
import { useDraftUser } from './plans-draft';
import type { useAssignments } from './useAssignments';
import { useReplacePlans } from './useReplacePlans';
import styles from './PlansPanel.module.css';

type Props = {
  editor: ActorRefFrom<typeof planEditorMachine>;
  users: UsersQuery['users'];
  plans: PlansQuery['plans'];
  assignmentsQuery: ReturnType<typeof useAssignments>;
};

/** Selects a user and edits the user's plans. */
export function PlanEditor({ editor, users, plans, assignmentsQuery }: Props) {
  const t = useT();
  const userId = useSelector(editor, ({ context }) => context.userId);
  const isConfirming = useSelector(editor, (snapshot) => snapshot.matches('confirming'));
  const box = useRef<HTMLInputElement>(null);
  const { replace: replacePlans, wait } = useReplacePlans();
  const { assignments, error, isLoading, retry } = assignmentsQuery;

  const choices = useMemo(
    () => users.map(({ id, name, email }) => ({ id, label: name, note: email })),
    [users],
  );
  const reportEdits = useCallback(
    (isEdited: boolean) => editor.send({ type: isEdited ? 'edited' : 'settled' }),
    [editor],
  );
  useDraftUser(users, editor);
  const choose = (type: 'keep editing' | 'discard edits') => {
    box.current?.focus();
    editor.send({ type });
  };
  const name = users.find(({ id }) => id === userId)?.name ?? '—';

  return (
    <>
      <div className={styles.user}>
        <Combobox
          ref={box}
          label={t('users.user')}
          placeholder={t('users.placeholder')}
          choices={choices}
          chosen={userId}
          onChoose={(id) => editor.send({ type: 'choose', userId: id })}
        />
        {isConfirming && (
          <UnsavedDialog
            name={name}
            onStay={() => choose('keep editing')}
            onLeave={() => choose('discard edits')}
          />
        )}
      </div>
      <PlansForm
        wait={wait}
        key={assignments && userId}
        userId={userId}
        plans={plans}
        assignments={assignments}
        onSave={(rows) => replacePlans({ id: userId!, name }, rows)}
        onEdit={reportEdits}
      >
        {userId === null && <p className="text-3">{t('plans.chooseUser')}</p>}
        {isLoading && <Skeleton rows={2} />}
        {error && <LoadFailed error={error} title={t('plans.assignmentsFailed')} onRetry={retry} />}
      </PlansForm>
    </>
  );
}
