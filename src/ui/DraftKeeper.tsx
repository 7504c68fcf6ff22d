import { useFormikContext } from 'formik';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, type RefObject } from 'react';
import {
  typedChanges,
  fieldsFor,
  formKey,
  holdDraft,
  leaveDraft,
  takeDraft,
  type Draft,
} from '../lib/drafts';

type Props = {
  name: string;
  /** The draft that the form shares with others and that is stored while it is typed, if it has one. */
  shared?: string | undefined;
  form: RefObject<HTMLFormElement | null>;
  /** The form's values without input. */
  untouched: Readonly<Record<string, unknown>>;
};

/**
 * Registers the surrounding form's unsaved input and restores it after a reload, a lock or an expiry; that of a shared draft
 * also after any other way back, and into the other forms' fields of the same names.
 */
export function DraftKeeper({ name, shared, form, untouched }: Props) {
  const { values, setValues } = useFormikContext<Record<string, unknown>>();
  // Formik's `dirty` compares with the values before the last save.
  const isTyped = JSON.stringify(values) !== JSON.stringify(untouched);
  const key = shared ?? formKey(name);
  const ofOthers = useRef<Draft>({});

  const read = useEffectEvent((element: HTMLFormElement | null): Draft => {
    const names = namesIn(element);
    const own = Object.entries(typedChanges(values, untouched)).filter(([field]) => names.has(field));
    return { ...ofOthers.current, ...Object.fromEntries(own) };
  });
  const restore = useEffectEvent(() => {
    const draft = takeDraft(key);
    const fields = fieldsFor(values, draft);
    if (shared !== undefined) {
      const others = Object.entries(draft ?? {}).filter(([field]) => !(field in values));
      ofOthers.current = Object.fromEntries(others);
    }
    if (Object.keys(fields).length > 0) void setValues({ ...values, ...fields }, false);
  });

  // Before the paint: an empty field would be seen, and input into it overwritten.
  useLayoutEffect(() => restore(), [key]);
  useEffect(() => {
    // Where the app crashes, React has taken the form from its ref when the drafts are stored.
    const element = form.current;
    return isTyped ? holdDraft(key, () => read(element)) : undefined;
  }, [isTyped, key, form]);
  useEffect(() => {
    if (shared !== undefined) leaveDraft(shared, read(form.current));
  }, [shared, values, form]);

  return null;
}

/** The names of a form's controls, those of secrets aside: passwords, codes and card data are never stored. */
function namesIn(form: HTMLFormElement | null): ReadonlySet<string> {
  const controls = [...(form?.querySelectorAll<HTMLInputElement>('[name]') ?? [])];
  const secrets = new Set(controls.filter(isSecret).map(({ name }) => name));
  return new Set(controls.flatMap(({ name }) => (secrets.has(name) ? [] : [name])));
}

function isSecret({ type, autocomplete }: HTMLInputElement) {
  return type === 'password' || /^(one-time-code|cc-.*|.*password)$/.test(autocomplete);
}
