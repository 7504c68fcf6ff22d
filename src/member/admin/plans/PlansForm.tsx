import { Button } from '@blueprintjs/core';
import { useFormikContext } from 'formik';
import { useEffect, type ReactNode } from 'react';
import { useT } from '../../../i18n/useT';
import { Form } from '../../../ui/Form';
import type { Wait } from '../../../ui/FormWait';
import { SubmitButton } from '../../../ui/SubmitButton';
import { useUnsavedWarning } from '../../../ui/useUnsavedWarning';
import { PlanRows } from './PlanRows';
import { usePlansDraft } from './plans-draft';
import { isSaved, plansSchema, rowsFrom, type PlanRow, type PlansValues } from './plan-rows';
import type { AssignmentRowFragment, PlansQuery } from './plans.generated';
import styles from './PlansPanel.module.css';

type Props = {
  wait: Wait;
  userId: string | null;
  plans: PlansQuery['plans'];
  /** The user's assignments; null while loading. */
  assignments: readonly AssignmentRowFragment[] | null;
  /** Resolves to what was saved; null when the server refused. */
  onSave: (rows: readonly PlanRow[]) => Promise<readonly AssignmentRowFragment[] | null>;
  /** Called when the form becomes dirty or pristine. */
  onEdit: (isEdited: boolean) => void;
  /** Shown instead of the rows while there are none to edit. */
  children: ReactNode;
};

const nothing: readonly AssignmentRowFragment[] = [];

/** The plans form of one user; the input is kept until the server has accepted it. */
export function PlansForm({ wait, userId, plans, assignments, onSave, onEdit, children }: Props) {
  const saved = assignments ?? nothing;

  return (
    <Form<PlansValues>
      name="plans"
      initialValues={{ plans: rowsFrom(saved) }}
      schema={plansSchema}
      wait={wait}
      onSubmit={async (values, { reset }) => {
        const accepted = await onSave(values.plans);
        if (accepted !== null) reset({ plans: rowsFrom(accepted) });
      }}
    >
      <div className={styles.card}>{assignments ? <PlanRows plans={plans} /> : children}</div>
      <Actions userId={assignments && userId} saved={saved} onEdit={onEdit} />
    </Form>
  );
}

type ActionsProps = Pick<Props, 'onEdit'> & {
  /** Null while there is nothing to edit. */
  userId: string | null;
  saved: readonly AssignmentRowFragment[];
};

function Actions({ userId, saved, onEdit }: ActionsProps) {
  const t = useT();
  const { values, resetForm } = useFormikContext<PlansValues>();
  const isEdited = !isSaved(values.plans, saved);

  useUnsavedWarning(isEdited);
  usePlansDraft(userId, isEdited);
  useEffect(() => onEdit(isEdited), [onEdit, isEdited]);

  return (
    <div className={styles.actions}>
      <SubmitButton text={t('plans.save')} disabled={userId === null} />
      <Button
        variant="minimal"
        text={t('plans.cancel')}
        disabled={!isEdited}
        onClick={() => resetForm({ values: { plans: rowsFrom(saved) } })}
      />
      <p className="caption">{t('plans.replaces')}</p>
    </div>
  );
}
