import { asRecord } from './json';
import { openTabText } from './storage';

/** The unsent input of a form by field; nothing secret. */
export type Draft = Readonly<Record<string, string | boolean>>;

const typed = new Map<string, () => Draft>();
/** The text stored for the next page; undefined until it is stored. */
let left: string | null | undefined;
const listeners = new Set<() => void>();
const kept = () => openTabText(window, 'drafts');

/** Registers unsent input of a form; returns a function that removes it. */
export function holdDraft(form: string, read: () => Draft): () => void {
  typed.set(form, read);
  listeners.forEach((changed) => changed());
  return () => {
    if (typed.get(form) !== read) return;
    typed.delete(form);
    listeners.forEach((changed) => changed());
  };
}

/** Whether a reload would lose unsent input. */
export function hasDrafts(): boolean {
  return typed.size > 0;
}

/** Calls back when drafts are registered or removed; returns an unsubscribe function. */
export function watchDrafts(changed: () => void): () => void {
  listeners.add(changed);
  return () => listeners.delete(changed);
}

/** Stores the drafts for this tab's next page, where each form takes its own, once. */
export function keepDrafts(): void {
  left = written();
  kept().write(left);
}

/** Removes the stored drafts, which belong to the person who signed out. */
export function forgetDrafts(): void {
  kept().write(null);
}

/** Whether the stored drafts equal the present ones, so that this page may be left. */
export function areDraftsKept(): boolean {
  return left !== undefined && left === written();
}

function written(): string | null {
  if (!hasDrafts()) return null;
  return JSON.stringify(Object.fromEntries([...typed].map(([form, read]) => [form, read()])));
}

/** Returns a form's draft from before the reload and removes it; null where there is none. */
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
