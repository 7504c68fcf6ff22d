import { DIALOG_DRAFT, leaveDraft, readDraft, type Draft } from '../../lib/drafts';
import { asRecord, asText } from '../../lib/json';
import type { DialogName } from './desk-dialogs';

const DIALOGS: readonly DialogName[] = ['alert', 'trade', 'flow', 'list', 'import'];

/** A dialog that was open with unsaved input when its session ended, was locked, or its page was loaded again. */
export type KeptDialog = {
  readonly dialog: DialogName;
  /** What it was opened with, as JSON. */
  readonly opening: Draft;
  readonly title: string;
  /** The key of its form's draft, and the path of its page, where that is filled in again. */
  readonly form: string;
  readonly path: string;
};

/** The dialog that may be opened again; null where none is kept, or what was typed into it is no longer. */
export function readKeptDialog(): KeptDialog | null {
  const kept = readDraft(DIALOG_DRAFT) ?? {};
  const dialog = DIALOGS.find((name) => name === kept['dialog']);
  const [opening, title] = [asRecord(kept['opening']), asText(kept['title'])];
  const [form, path] = [asText(kept['form']), asText(kept['path'])];
  if (dialog === undefined || opening === null || title === null || form === null || path === null)
    return null;
  return readDraft(form) && { dialog, opening, title, form, path };
}

/** Removes what was typed into a dialog. */
export function discardKeptDialog({ form }: KeptDialog): void {
  leaveDraft(form, null);
  leaveDraft(DIALOG_DRAFT, null);
}
