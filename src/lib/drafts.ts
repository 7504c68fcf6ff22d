import { asRecord } from './json';
import { openTabText } from './storage';

/** What is typed into a form and not sent, by field; nothing secret. */
export type Draft = Readonly<Record<string, string | boolean>>;

const typed = new Map<string, () => Draft>();
/** What was kept for the next page; undefined while this one stays. */
let left: string | null | undefined;
const listeners = new Set<() => void>();
const kept = () => openTabText(window, 'drafts');

/** Tells that something is typed into a form; answers how to tell that it no longer is. */
export function holdDraft(form: string, read: () => Draft): () => void {
  typed.set(form, read);
  listeners.forEach((changed) => changed());
  return () => {
    if (typed.get(form) !== read) return;
    typed.delete(form);
    listeners.forEach((changed) => changed());
  };
}

/** Whether anything is typed anywhere that a reload would lose. */
export function hasDrafts(): boolean {
  return typed.size > 0;
}

/** Calls back when something is typed or no longer; answers how to stop. */
export function watchDrafts(changed: () => void): () => void {
  listeners.add(changed);
  return () => listeners.delete(changed);
}

/** Keeps what is typed for this tab's next page; each form takes its own back, once. */
export function keepDrafts(): void {
  left = written();
  kept().write(left);
}

/** Leaves nothing of one person's typing to the next. */
export function forgetDrafts(): void {
  kept().write(null);
}

/** Whether this page is about to go and has kept what is typed; more that is typed where it stays is not kept. */
export function areDraftsKept(): boolean {
  return left !== undefined && left === written();
}

function written(): string | null {
  if (!hasDrafts()) return null;
  return JSON.stringify(Object.fromEntries([...typed].map(([form, read]) => [form, read()])));
}

/** What was typed into a form before the reload; null where there is nothing. */
export function takeDraft(form: string): Draft | null {
  const drafts = keptDrafts();
  const draft = asRecord(drafts[form]);
  if (draft === null) return null;
  const others = Object.entries(drafts).filter(([name]) => name !== form);
  kept().write(others.length > 0 ? JSON.stringify(Object.fromEntries(others)) : null);
  return Object.fromEntries(
    Object.entries(draft).filter(
      (field): field is [string, string | boolean] =>
        typeof field[1] === 'string' || typeof field[1] === 'boolean',
    ),
  );
}

function keptDrafts(): Readonly<Record<string, unknown>> {
  try {
    return asRecord(JSON.parse(kept().read() ?? '{}')) ?? {};
  } catch {
    return {};
  }
}
