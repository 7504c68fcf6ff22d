import { useSelector } from '@xstate/react';
import { useMemo, useRef, type ReactNode } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { subscriptionEditorMachine } from '../../../../machines/subscription-editor.machine';
import { useT } from '../../../i18n/useT';
import { Combobox } from '../../../ui/Combobox';
import { Skeleton } from '../../../ui/PanelState';
import type { ListedUser } from '../../../graph/values';
import { LoadFailed, LoadFailedLine } from '../../shared/LoadFailed';
import { SubscriptionsForm } from './SubscriptionsForm';
import type { SubscriptionTiersQuery } from './subscriptions.generated';
import { UnsavedDialog } from './UnsavedDialog';
import { useDraftUser } from './useSubscriptionsDraft';
import type { useSubscriptions } from './useSubscriptions';
import { useReplaceSubscriptions } from './useReplaceSubscriptions';
import type { useUsers } from './useUsers';
import styles from './SubscriptionsPanel.module.css';

type Props = {
  editor: ActorRefFrom<typeof subscriptionEditorMachine>;
  users: ReturnType<typeof useUsers>;
  listed: readonly ListedUser[];
  chosen: ListedUser | undefined;
  onChoose: (user: ListedUser) => void;
  tiers: SubscriptionTiersQuery['subscriptionTiers'];
  subscriptionsQuery: ReturnType<typeof useSubscriptions>;
  /** What stands below the box of users. */
  children: ReactNode;
};

/** Selects a user and edits the user's subscriptions. */
export function SubscriptionEditor({
  editor,
  users,
  listed,
  chosen,
  onChoose,
  tiers,
  subscriptionsQuery,
  children,
}: Props) {
  const t = useT();
  const userId = useSelector(editor, ({ context }) => context.userId);
  const isConfirming = useSelector(editor, (snapshot) => snapshot.matches('confirming'));
  const box = useRef<HTMLInputElement>(null);
  const { replace: replaceSubscriptions, wait } = useReplaceSubscriptions();
  const { subscriptions, error, isLoading, retry } = subscriptionsQuery;

  const { served } = users;
  const choices = useMemo(() => listed.map(choiceOf), [listed]);
  useDraftUser(listed, { isPart: served !== undefined, onRestore: onChoose });
  const choose = (type: 'keep editing' | 'discard edits') => {
    box.current?.focus();
    editor.send({ type });
  };
  const name = chosen?.name ?? '—';

  return (
    <>
      <div className={styles.user}>
        <Combobox
          ref={box}
          label={t('users.user')}
          placeholder={t('users.placeholder')}
          choices={choices}
          chosen={userId}
          present={chosen && choiceOf(chosen)}
          served={served && { ...served, choices: served.rows.map(choiceOf) }}
          onType={users.type}
          onChoose={(id) => {
            const user = [...(served?.rows ?? []), ...listed].find((each) => each.id === id);
            if (user) onChoose(user);
          }}
        />
        {users.searchError && (
          <LoadFailedLine
            error={users.searchError}
            text={t('users.searchFailed')}
            onRetry={users.retrySearch}
          />
        )}
        {children}
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
        user={chosen}
      >
        {userId === null && <p className="text-3">{t('subscriptions.chooseUser')}</p>}
        {isLoading && <Skeleton rows={2} />}
        {error && <LoadFailed error={error} title={t('subscriptions.userFailed')} onRetry={retry} />}
      </SubscriptionsForm>
    </>
  );
}

function choiceOf({ id, name, email }: ListedUser) {
  return { id, label: name, note: email };
}
