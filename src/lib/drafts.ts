import { asRecord, parseStored } from './json';
import { openTabText, type TabText } from './storage';
import { createEmitter } from './store';

/** The unsent input of a form by field, as JSON; nothing secret. */
export type Draft = Readonly<Record<string, unknown>>;

/** The draft of the forms that are filled in before signing in: an e-mail that is typed in one is in the others too. */
export const VISITOR_DRAFT = 'visitor';

/** The draft that has the dialog that was open; what was typed into it is the draft of its form. */
export const DIALOG_DRAFT = 'dialog';

const typed = new Map<string, () => Draft>();
/** What was typed when it was last stored; undefined until then. */
let left: string | undefined;
const changed = createEmitter();
let text: TabText | undefined;
const stored = () => (text ??= openTabText(window, 'drafts'));

/** Registers unsent input of a form; returns a function that removes it. */
export function holdDraft(form: string, read: () => Draft): () => void {
  typed.set(form, read);
  changed.emit();
  return () => {
    if (typed.get(form) !== read) return;
    typed.delete(form);
    changed.emit();
  };
}

/** Whether a reload would lose unsent input. */
export function hasDrafts(): boolean {
  return typed.size > 0;
}

/** Calls back when drafts are registered or removed; returns an unsubscribe function. */
export const watchDrafts = changed.subscribe;

/** Stores the drafts for this tab's next page or session, where each form takes its own, once. */
export function keepDrafts(): void {
  left = written();
  store({ ...storedDrafts(), ...typedDrafts() });
}

/** Stores the draft of a form that the person leaves. */
export function leaveDraft(form: string, draft: Draft | null): void {
  const { [form]: _before, ...others } = storedDrafts();
  store(draft === null ? others : { ...others, [form]: draft });
}

/** Removes the stored drafts, whose person has left. */
export function forgetDrafts(): void {
  stored().write(null);
}

/** Whether the stored drafts equal the present ones, so that this page may be left. */
export function areDraftsKept(): boolean {
  return left !== undefined && left === written();
}

/** Identifies what is typed into a form of the page that is open. */
export function formKey(name: string): string {
  return `${window.location.pathname} ${name}`;
}

/** A form's stored draft, which stays stored; null where there is none. */
export function readDraft(form: string): Draft | null {
  return asRecord(storedDrafts()[form]);
}

/** Returns a form's stored draft and removes it; null where there is none. */
export function takeDraft(form: string): Draft | null {
  const draft = readDraft(form);
  if (draft !== null) leaveDraft(form, null);
  return draft;
}

/** The texts and choices of a draft for fields that a form has. */
export function fieldsFor(values: Readonly<Record<string, unknown>>, draft: Draft | null): Draft {
  const fitting = Object.entries(draft ?? {}).filter(
    ([field, value]) => isPlain(value) && typeof values[field] === typeof value,
  );
  return Object.fromEntries(fitting);
}

/** The texts and choices of a form that differ from its values without input. */
export function typedChanges(
  values: Readonly<Record<string, unknown>>,
  untouched: Readonly<Record<string, unknown>>,
): Draft {
  return Object.fromEntries(
    Object.entries(values).filter(([field, value]) => isPlain(value) && value !== untouched[field]),
  );
}

/** Whether a field's value is a text or a choice. */
function isPlain(value: unknown): value is string | boolean {
  return typeof value === 'string' || typeof value === 'boolean';
}

function typedDrafts(): Readonly<Record<string, Draft>> {
  return Object.fromEntries([...typed].map(([form, read]) => [form, read()]));
}

function written(): string {
  return JSON.stringify(typedDrafts());
}

function storedDrafts(): Readonly<Record<string, unknown>> {
  return asRecord(parseStored(stored().read())) ?? {};
}

function store(drafts: Readonly<Record<string, unknown>>) {
  stored().write(Object.keys(drafts).length === 0 ? null : JSON.stringify(drafts));
}
