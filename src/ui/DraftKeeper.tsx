import { useFormikContext } from 'formik';
import { useEffect, useEffectEvent, useLayoutEffect, type RefObject } from 'react';
import { typedChanges, fieldsFor, holdDraft, takeDraft, type Draft } from '../lib/drafts';

type Props = {
  name: string;
  form: RefObject<HTMLFormElement | null>;
  /** The form's values without input. */
  untouched: Readonly<Record<string, unknown>>;
};

/** Registers the surrounding form's unsaved input and restores it after a reload, a lock or an expiry. */
export function DraftKeeper({ name, form, untouched }: Props) {
  const { values, setValues } = useFormikContext<Record<string, unknown>>();
  // Formik's `dirty` compares with the values before the last save.
  const isTyped = JSON.stringify(values) !== JSON.stringify(untouched);
  const key = `${window.location.pathname} ${name}`;

  const read = useEffectEvent((element: HTMLFormElement | null): Draft => {
    const names = namesIn(element);
    return Object.fromEntries(
      Object.entries(typedChanges(values, untouched)).filter(([field]) => names.has(field)),
    );
  });
  const restore = useEffectEvent(() => {
    const fields = fieldsFor(values, takeDraft(key));
    if (Object.keys(fields).length > 0) void setValues({ ...values, ...fields }, false);
  });

  // Before the paint: an empty field would be seen, and input into it overwritten.
  useLayoutEffect(() => restore(), [key]);
  useEffect(() => {
    // Where the app crashes, React has taken the form from its ref when the drafts are stored.
    const element = form.current;
    return isTyped ? holdDraft(key, () => read(element)) : undefined;
  }, [isTyped, key, form]);

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
