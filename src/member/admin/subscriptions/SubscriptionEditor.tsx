import { useSelector } from '@xstate/react';
import { useMemo, useRef } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { subscriptionEditorMachine } from '../../../../machines/subscription-editor.machine';
import { useT } from '../../../i18n/useT';
import { Combobox } from '../../../ui/Combobox';
import { Skeleton } from '../../../ui/PanelState';
import { LoadFailed } from '../../shared/LoadFailed';
import { SubscriptionsForm } from './SubscriptionsForm';
import type { SubscriptionTiersQuery, UsersQuery } from './subscriptions.generated';
import { UnsavedDialog } from './UnsavedDialog';
import { useDraftUser } from './subscriptions-draft';
import type { useSubscriptions } from './useSubscriptions';
import { useReplaceSubscriptions } from './useReplaceSubscriptions';
import styles from './SubscriptionsPanel.module.css';

type Props = {
  editor: ActorRefFrom<typeof subscriptionEditorMachine>;
  users: UsersQuery['users'];
  tiers: SubscriptionTiersQuery['subscriptionTiers'];
  subscriptionsQuery: ReturnType<typeof useSubscriptions>;
};

/** Selects a user and edits the user's subscriptions. */
export function SubscriptionEditor({ editor, users, tiers, subscriptionsQuery }: Props) {
  const t = useT();
  const userId = useSelector(editor, ({ context }) => context.userId);
  const isConfirming = useSelector(editor, (snapshot) => snapshot.matches('confirming'));
  const box = useRef<HTMLInputElement>(null);
  const { replace: replaceSubscriptions, wait } = useReplaceSubscriptions();
  const { subscriptions, error, isLoading, retry } = subscriptionsQuery;

  const choices = useMemo(
    () => users.map(({ id, name, email }) => ({ id, label: name, note: email })),
    [users],
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
      <SubscriptionsForm
        wait={wait}
        key={subscriptions && userId}
        userId={userId}
        tiers={tiers}
        subscriptions={subscriptions}
        onSave={(rows) => replaceSubscriptions({ id: userId!, name }, rows)}
        editor={editor}
      >
        {userId === null && <p className="text-3">{t('subscriptions.chooseUser')}</p>}
        {isLoading && <Skeleton rows={2} />}
        {error && <LoadFailed error={error} title={t('subscriptions.userFailed')} onRetry={retry} />}
      </SubscriptionsForm>
    </>
  );
}
