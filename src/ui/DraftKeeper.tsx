import { useFormikContext } from 'formik';
import { useEffect, useEffectEvent, type RefObject } from 'react';
import { fieldsFor, holdDraft, isPlain, takeDraft, type Draft } from '../lib/drafts';

type Props = {
  name: string;
  form: RefObject<HTMLFormElement | null>;
  /** The form's values without input. */
  untouched: object;
};

/** Registers the surrounding form's unsaved input and restores it after a reload, a lock or an expiry. */
export function DraftKeeper({ name, form, untouched }: Props) {
  const { values, setValues } = useFormikContext<Record<string, unknown>>();
  // Formik's `dirty` compares with the values before the last save.
  const isTyped = JSON.stringify(values) !== JSON.stringify(untouched);
  const key = `${window.location.pathname} ${name}`;

  const read = useEffectEvent((): Draft => {
    const secrets = secretsIn(form.current);
    return Object.fromEntries(
      Object.entries(values).filter(([name, value]) => !secrets.has(name) && isPlain(value)),
    );
  });
  const restore = useEffectEvent(() => {
    const fields = fieldsFor(values, takeDraft(key));
    if (Object.keys(fields).length > 0) void setValues({ ...values, ...fields }, false);
  });

  useEffect(() => restore(), [key]);
  useEffect(() => (isTyped ? holdDraft(key, () => read()) : undefined), [isTyped, key]);

  return null;
}

/** Passwords, codes and card data are never stored. */
function secretsIn(form: HTMLFormElement | null): ReadonlySet<string> {
  const inputs = form?.querySelectorAll('input') ?? [];
  const secret = [...inputs].filter(
    ({ type, autocomplete }) =>
      type === 'password' || /^(one-time-code|cc-.*|.*password)$/.test(autocomplete),
  );
  return new Set(secret.map((input) => input.name));
}
