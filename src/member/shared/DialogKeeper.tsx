import { useFormikContext } from 'formik';
import { useEffect, useEffectEvent } from 'react';
import { DIALOG_DRAFT, formKey, holdDraft, leaveDraft, readDraft } from '../../lib/drafts';
import type { DialogName } from './desk-dialogs';
import type { KeptDialog } from './kept-dialog';

type Props = {
  dialog: DialogName;
  /** What the dialog was opened with; nothing secret. */
  opening: object;
  /** The title of the dialog. */
  title: string;
  /** The name of its form. */
  name: string;
};

/** Within the form of a dialog: keeps which dialog is open beside what is typed into it, so that it is offered again. */
export function DialogKeeper(props: Props) {
  const { values, initialValues } = useFormikContext<object>();
  useDialogKept({ ...props, isTyped: JSON.stringify(values) !== JSON.stringify(initialValues) });
  return null;
}

/** The same for a dialog whose text is no form's. */
export function useDialogKept({ isTyped, ...props }: Props & { isTyped: boolean }): void {
  const form = formKey(props.name);
  // The address is another one already when a session has ended.
  const path = window.location.pathname;
  const read = useEffectEvent((): KeptDialog => {
    const { dialog, opening, title } = props;
    return { dialog, opening: { ...opening }, title, form, path };
  });
  useEffect(() => {
    // Open again, by whichever way, it is not offered any more.
    if (readDraft(DIALOG_DRAFT)?.['form'] === form) leaveDraft(DIALOG_DRAFT, null);
  }, [form]);
  useEffect(() => (isTyped ? holdDraft(DIALOG_DRAFT, read) : undefined), [isTyped]);
}
