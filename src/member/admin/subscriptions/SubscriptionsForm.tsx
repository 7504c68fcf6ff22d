import { Button } from '@blueprintjs/core';
import { useFormikContext } from 'formik';
import { useEffect, type ReactNode } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { subscriptionEditorMachine } from '../../../../machines/subscription-editor.machine';
import type { ListedUser } from '../../../graph/values';
import { useT } from '../../../i18n/useT';
import { Form } from '../../../ui/Form';
import type { Wait } from '../../../ui/FormWait';
import { SubmitButton } from '../../../ui/SubmitButton';
import { useUnsavedWarning } from '../../../ui/useUnsavedWarning';
import { SubscriptionRows } from './SubscriptionRows';
import { useSubscriptionsDraft } from './useSubscriptionsDraft';
import {
  isSaved,
  subscriptionsSchema,
  rowsFrom,
  type SubscriptionRow,
  type SubscriptionsValues,
} from './subscription-rows';
import type { SavedSubscriptionFragment, SubscriptionTiersQuery } from './subscriptions.generated';
import styles from './SubscriptionsPanel.module.css';

type Props = {
  wait: Wait;
  userId: string | null;
  tiers: SubscriptionTiersQuery['subscriptionTiers'];
  /** The user's subscriptions; null while loading. */
  subscriptions: readonly SavedSubscriptionFragment[] | null;
  /** Resolves to what was saved; null when the server refused. */
  onSave: (rows: readonly SubscriptionRow[]) => Promise<readonly SavedSubscriptionFragment[] | null>;
  /** Receives whether something is unsaved. */
  editor: ActorRefFrom<typeof subscriptionEditorMachine>;
  user: ListedUser | undefined;
  /** Shown instead of the rows while there are none to edit. */
  children: ReactNode;
};

const nothing: readonly SavedSubscriptionFragment[] = [];

/** The form of subscriptions of one user; the input is kept until the server has accepted it. */
export function SubscriptionsForm({
  wait,
  userId,
  user,
  tiers,
  subscriptions,
  onSave,
  editor,
  children,
}: Props) {
  const saved = subscriptions ?? nothing;

  return (
    <Form<SubscriptionsValues>
      name="subscriptions"
      initialValues={{ subscriptions: rowsFrom(saved) }}
      schema={subscriptionsSchema}
      wait={wait}
      onSubmit={async (values, { reset }) => {
        const accepted = await onSave(values.subscriptions);
        if (accepted !== null) reset({ subscriptions: rowsFrom(accepted) });
      }}
    >
      <div className={styles.card}>{subscriptions ? <SubscriptionRows tiers={tiers} /> : children}</div>
      <Actions userId={subscriptions && userId} user={user} saved={saved} editor={editor} />
    </Form>
  );
}

type ActionsProps = Pick<Props, 'editor' | 'user'> & {
  /** Null while there is nothing to edit. */
  userId: string | null;
  saved: readonly SavedSubscriptionFragment[];
};

function Actions({ userId, user, saved, editor }: ActionsProps) {
  const t = useT();
  const { values, resetForm } = useFormikContext<SubscriptionsValues>();
  const isEdited = !isSaved(values.subscriptions, saved);

  useUnsavedWarning(isEdited);
  useSubscriptionsDraft(userId, user, isEdited);
  useEffect(() => editor.send({ type: isEdited ? 'edited' : 'settled' }), [editor, isEdited]);

  return (
    <div className={styles.actions}>
      <SubmitButton text={t('subscriptions.save')} disabled={userId === null} />
      <Button
        variant="minimal"
        text={t('subscriptions.cancel')}
        disabled={!isEdited}
        onClick={() => resetForm({ values: { subscriptions: rowsFrom(saved) } })}
      />
      <p className="caption">{t('subscriptions.replaces')}</p>
    </div>
  );
}
