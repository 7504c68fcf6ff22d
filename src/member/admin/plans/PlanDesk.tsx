import { useSelector } from '@xstate/react';
import { useCallback, useMemo, useRef } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { planDeskMachine } from '../../../../machines/plan-desk.machine';
import { useT } from '../../../i18n/useT';
import { Combobox } from '../../../ui/Combobox';
import { Failed, Skeleton } from '../../../ui/PanelState';
import { PlansForm } from './PlansForm';
import type { PlansQuery, UsersQuery } from './plans.generated';
import { UnsavedQuestion } from './UnsavedQuestion';
import type { useAssignments } from './useAssignments';
import { useReplacePlans } from './useReplacePlans';
import styles from './PlansPanel.module.css';

type Props = {
  desk: ActorRefFrom<typeof planDeskMachine>;
  users: UsersQuery['users'];
  plans: PlansQuery['plans'];
  asked: ReturnType<typeof useAssignments>;
};

/** A user to choose, and that user's plans to edit and save. */
export function PlanDesk({ desk, users, plans, asked }: Props) {
  const t = useT();
  const userId = useSelector(desk, ({ context }) => context.userId);
  const isAsking = useSelector(desk, (snapshot) => snapshot.matches('asking'));
  const box = useRef<HTMLInputElement>(null);
  const replacePlans = useReplacePlans();
  const { assignments, hasFailed, isLoading, retry } = asked;

  const choices = useMemo(
    () => users.map(({ id, name, email }) => ({ id, label: name, note: email })),
    [users],
  );
  const tellEdits = useCallback(
    (isEdited: boolean) => desk.send({ type: isEdited ? 'edited' : 'settled' }),
    [desk],
  );
  const answer = (type: 'stay' | 'leave') => {
    box.current?.focus();
    desk.send({ type });
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
          onChoose={(id) => desk.send({ type: 'choose', userId: id })}
        />
        {isAsking && (
          <UnsavedQuestion name={name} onStay={() => answer('stay')} onLeave={() => answer('leave')} />
        )}
      </div>
      <PlansForm
        key={assignments && userId}
        plans={plans}
        assignments={assignments}
        onSave={(rows) => replacePlans({ id: userId!, name }, rows)}
        onEdit={tellEdits}
      >
        {userId === null && <p className="text-3">{t('plans.chooseUser')}</p>}
        {isLoading && <Skeleton rows={2} />}
        {hasFailed && (
          <Failed title={t('plans.assignmentsFailed')} hint={t('app.failedHint')} onRetry={retry} />
        )}
      </PlansForm>
    </>
  );
}
