import { useQuery } from '@apollo/client/react';
import { useActorRef, useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import { subscriptionEditorMachine } from '../../../../machines/subscription-editor.machine';
import { useT } from '../../../i18n/useT';
import { Panel } from '../../../ui/Panel';
import { Empty, Skeleton } from '../../../ui/PanelState';
import { LoadFailed } from '../../shared/LoadFailed';
import { RenewalsPanel } from './RenewalsPanel';
import { SubscriptionEditor } from './SubscriptionEditor';
import { SubscriptionTiersDocument, UsersDocument } from './subscriptions.generated';
import { useSubscriptions } from './useSubscriptions';
import { UserCard } from './UserCard';
import styles from './SubscriptionsPanel.module.css';

/** The subscription editor beside the selected user's card, and below whose subscriptions are to be renewed. */
export function SubscriptionsPanel() {
  return <EditorPanels editor={useActorRef(subscriptionEditorMachine)} />;
}

/** The same with an editor that may have a user already. */
export function EditorPanels({ editor }: { editor: ActorRefFrom<typeof subscriptionEditorMachine> }) {
  const t = useT();
  const users = useQuery(UsersDocument, { fetchPolicy: 'cache-and-network' });
  const tiers = useQuery(SubscriptionTiersDocument, { fetchPolicy: 'cache-and-network' });
  const [listed, offered] = [users.data?.users, tiers.data?.subscriptionTiers];
  const userId = useSelector(editor, ({ context }) => context.userId);
  const chosen = listed?.find(({ id }) => id === userId);
  const subscriptionsQuery = useSubscriptions(userId);
  const error = (!listed && users.error) || (!offered && tiers.error);

  function retry() {
    if (!listed) void users.refetch();
    if (!offered) void tiers.refetch();
  }

  return (
    <div className={styles.columns}>
      <Panel className={styles.panel} name={t('subscriptions.region')}>
        {error && <LoadFailed error={error} title={t('subscriptions.failed')} onRetry={retry} />}
        {!error && !(listed && offered) && <Skeleton rows={6} />}
        {listed?.length === 0 && offered && <Empty title={t('users.none')} hint={t('users.noneHint')} />}
        {listed && listed.length > 0 && offered && (
          <SubscriptionEditor
            editor={editor}
            users={listed}
            tiers={offered}
            subscriptionsQuery={subscriptionsQuery}
          />
        )}
      </Panel>
      {chosen && offered && (
        <UserCard user={chosen} tiers={offered} subscriptions={subscriptionsQuery.subscriptions} />
      )}
      {listed && listed.length > 0 && offered && (
        <RenewalsPanel users={listed} onChoose={(id) => editor.send({ type: 'choose', userId: id })} />
      )}
    </div>
  );
}
