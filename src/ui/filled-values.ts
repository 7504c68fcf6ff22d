/** The fields of accounts by `autocomplete`: what they show is what they hold. */
const OF_ACCOUNTS = /^(username|email|given-name|family-name|(current|new)-password)$/;

/**
 * The values that password managers and assistive tools have put into a form's fields without an event, of which the form's
 * state knows nothing; null where there are none. Only the fields of accounts count.
 */
export function filledValues<Values extends object>(
  form: HTMLFormElement | null,
  values: Values,
): Partial<Values> | null {
  const controls = [...(form?.querySelectorAll('input') ?? [])];
  const filled = controls.filter(
    ({ name, autocomplete, value }) =>
      OF_ACCOUNTS.test(autocomplete) &&
      typeof Reflect.get(values, name) === 'string' &&
      value !== Reflect.get(values, name),
  );
  if (filled.length === 0) return null;
  return Object.fromEntries(filled.map(({ name, value }) => [name, value])) as Partial<Values>;
}
