import { useQuery } from '@apollo/client/react';
import { useActorRef, useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import { planEditorMachine } from '../../../../machines/plan-editor.machine';
import { useT } from '../../../i18n/useT';
import { Panel } from '../../../ui/Panel';
import { Empty, Skeleton } from '../../../ui/PanelState';
import { LoadFailed } from '../../shared/LoadFailed';
import { PlanEditor } from './PlanEditor';
import { PlansDocument, UsersDocument } from './plans.generated';
import { useAssignments } from './useAssignments';
import { UserCard } from './UserCard';
import styles from './PlansPanel.module.css';

/** The plan editor beside the selected user's card. */
export function PlansPanel() {
  return <EditorPanels editor={useActorRef(planEditorMachine)} />;
}

/** The same with an editor that may have a user already. */
export function EditorPanels({ editor }: { editor: ActorRefFrom<typeof planEditorMachine> }) {
  const t = useT();
  const users = useQuery(UsersDocument, { fetchPolicy: 'cache-and-network' });
  const plans = useQuery(PlansDocument, { fetchPolicy: 'cache-and-network' });
  const [listed, offered] = [users.data?.users, plans.data?.plans];
  const userId = useSelector(editor, ({ context }) => context.userId);
  const chosen = listed?.find(({ id }) => id === userId);
  const assignmentsQuery = useAssignments(userId);
  const error = (!listed && users.error) || (!offered && plans.error);

  function retry() {
    if (!listed) void users.refetch();
    if (!offered) void plans.refetch();
  }

  return (
    <div className={styles.columns}>
      <Panel className={styles.panel} name={t('plans.region')}>
        {error && <LoadFailed error={error} title={t('plans.failed')} onRetry={retry} />}
        {!error && !(listed && offered) && <Skeleton rows={6} />}
        {listed?.length === 0 && offered && <Empty title={t('users.none')} hint={t('users.noneHint')} />}
        {listed && listed.length > 0 && offered && (
          <PlanEditor editor={editor} users={listed} plans={offered} assignmentsQuery={assignmentsQuery} />
        )}
      </Panel>
      {chosen && offered && (
        <UserCard user={chosen} plans={offered} assignments={assignmentsQuery.assignments} />
      )}
    </div>
  );
}
