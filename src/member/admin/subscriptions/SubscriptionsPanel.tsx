import { useQuery } from '@apollo/client/react';
import { useActorRef, useSelector } from '@xstate/react';
import { useState } from 'react';
import type { ActorRefFrom } from 'xstate';
import { subscriptionEditorMachine } from '../../../../machines/subscription-editor.machine';
import { failureOf } from '../../../graph/failure';
import type { ListedUser } from '../../../graph/values';
import { useT } from '../../../i18n/useT';
import { Panel } from '../../../ui/Panel';
import { Empty, Skeleton } from '../../../ui/PanelState';
import { LoadFailed } from '../../shared/LoadFailed';
import { RenewalsPanel } from './RenewalsPanel';
import { SubscriptionEditor } from './SubscriptionEditor';
import { SubscriptionTiersDocument } from './subscriptions.generated';
import { useSubscriptions } from './useSubscriptions';
import { countOfUsers, useUsers } from './useUsers';
import { UserCard } from './UserCard';
import { UsersLine } from './UsersLine';
import styles from './SubscriptionsPanel.module.css';

/** The subscription editor beside the selected user's card, and below whose subscriptions are to be renewed. */
export function SubscriptionsPanel() {
  return <EditorPanels editor={useActorRef(subscriptionEditorMachine)} />;
}

/** The same with an editor that may have a user already. */
export function EditorPanels({ editor }: { editor: ActorRefFrom<typeof subscriptionEditorMachine> }) {
  const t = useT();
  const users = useUsers();
  const tiers = useQuery(SubscriptionTiersDocument, { fetchPolicy: 'cache-and-network' });
  const [listed, offered] = [users.listed, tiers.data?.subscriptionTiers];
  const userId = useSelector(editor, ({ context }) => context.userId);
  const [picked, setPicked] = useState<readonly ListedUser[]>([]);
  const isChosen = ({ id }: ListedUser) => id === userId;
  const chosen =
    users.served?.rows.find(isChosen) ?? listed?.rows.find(isChosen) ?? picked.findLast(isChosen);
  const subscriptionsQuery = useSubscriptions(userId);
  const error = (!listed && users.error) || (!offered && tiers.error);

  const isTooLong = !listed && failureOf(users.error).kind === 'oversized';

  function retry() {
    if (!listed) users.retry();
    if (!offered) void tiers.refetch();
  }

  /** Another search may be without the one that is chosen. */
  function choose(user: ListedUser) {
    setPicked((before) => [...before, user]);
    editor.send({ type: 'choose', userId: user.id });
  }

  return (
    <div className={styles.columns}>
      <Panel className={styles.panel} name={t('subscriptions.region')}>
        {error && (
          <LoadFailed
            error={error}
            title={t('subscriptions.failed')}
            hint={isTooLong ? t('users.tooLong') : undefined}
            onRetry={retry}
          />
        )}
        {!error && !(listed && offered) && <Skeleton rows={6} />}
        {listed?.rows.length === 0 && offered && <Empty title={t('users.none')} hint={t('users.noneHint')} />}
        {listed && listed.rows.length > 0 && offered && (
          <SubscriptionEditor
            editor={editor}
            users={users}
            listed={listed.rows}
            chosen={chosen}
            onChoose={choose}
            tiers={offered}
            subscriptionsQuery={subscriptionsQuery}
          >
            <UsersLine users={listed} />
          </SubscriptionEditor>
        )}
      </Panel>
      {chosen && offered && (
        <UserCard user={chosen} tiers={offered} subscriptions={subscriptionsQuery.subscriptions} />
      )}
      {listed && listed.rows.length > 0 && offered && (
        <RenewalsPanel
          users={listed.rows}
          of={countOfUsers(listed)}
          onChoose={(id) => choose(listed.rows.find((user) => user.id === id)!)}
        />
      )}
    </div>
  );
}
