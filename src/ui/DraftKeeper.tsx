import { useFormikContext } from 'formik';
import { useEffect, useEffectEvent, type RefObject } from 'react';
import { holdDraft, takeDraft, type Draft } from '../lib/drafts';

type Props = {
  name: string;
  form: RefObject<HTMLFormElement | null>;
  /** The form's values without input. */
  untouched: object;
};

/** Registers the surrounding form's unsaved input and restores it after a reload. */
export function DraftKeeper({ name, form, untouched }: Props) {
  const { values, setValues } = useFormikContext<Record<string, unknown>>();
  // Formik's `dirty` compares with the values before the last save.
  const isTyped = JSON.stringify(values) !== JSON.stringify(untouched);
  const key = `${window.location.pathname} ${name}`;

  const read = useEffectEvent((): Draft => {
    const secrets = secretsIn(form.current);
    return Object.fromEntries(
      Object.entries(values).filter(
        (field): field is [string, string | boolean] => !secrets.has(field[0]) && isPlain(field[1]),
      ),
    );
  });
  const restore = useEffectEvent(() => {
    const draft = Object.entries(takeDraft(key) ?? {});
    const fitting = draft.filter(([field, value]) => typeof values[field] === typeof value);
    if (fitting.length > 0) void setValues({ ...values, ...Object.fromEntries(fitting) }, false);
  });

  useEffect(() => restore(), [key]);
  useEffect(() => (isTyped ? holdDraft(key, () => read()) : undefined), [isTyped, key]);

  return null;
}

function isPlain(value: unknown): value is string | boolean {
  return typeof value === 'string' || typeof value === 'boolean';
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
