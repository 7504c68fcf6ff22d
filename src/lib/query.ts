/** The value of a parameter in the query of an address; null where it is absent. */
export function parameterIn(search: string, name: string): string | null {
  return new URLSearchParams(search).get(name);
}

/** The one of these values that a parameter names; undefined for any other. */
export function optionIn<Value extends string | number>(
  search: string,
  name: string,
  values: readonly Value[],
): Value | undefined {
  const named = parameterIn(search, name);
  return values.find((value) => String(value) === named);
}

/**
 * Those of these values that a parameter lists, in their own order; null where it is absent. Commas separate them, and points
 * in the addresses of earlier versions.
 */
export function optionsIn<Value extends string>(
  search: string,
  name: string,
  values: readonly Value[],
): readonly Value[] | null {
  const listed = parameterIn(search, name)?.split(/[,.]/);
  return listed ? values.filter((value) => listed.includes(value)) : null;
}

/** A query with these parameters, of which null takes one out; the others stay, and commas are legible. */
export function withParameters(
  search: string,
  changes: Readonly<Record<string, string | number | null>>,
): string {
  const parameters = new URLSearchParams(search);
  for (const [name, value] of Object.entries(changes)) {
    if (value === null) parameters.delete(name);
    else parameters.set(name, String(value));
  }
  return legible(parameters);
}

/** A query without these parameters. */
export function withoutParameters(search: string, names: readonly string[]): string {
  return filtered(search, (name) => !names.includes(name));
}

/** These parameters of a query alone. */
export function onlyParameters(search: string, names: readonly string[]): string {
  return filtered(search, (name) => names.includes(name));
}

function filtered(search: string, isKept: (name: string) => boolean) {
  return legible(new URLSearchParams([...new URLSearchParams(search)].filter(([name]) => isKept(name))));
}

function legible(parameters: URLSearchParams): string {
  return parameters.toString().replaceAll('%2C', ',');
}
