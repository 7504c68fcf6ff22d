import type { FunctionComponent } from 'react';

/** The name of the one panel that pages have, where a test is about no other; null where they have all; and which there are. */
export const panels = { only: null as string | null, names: [] as string[] };

/** A panel's module, whose view shows nothing where pages have another panel alone. */
export async function keepPanel<Props extends object>(
  load: () => Promise<Record<string, FunctionComponent<Props>>>,
) {
  const loaded = await load();
  panels.names.push(...Object.keys(loaded));
  const views = Object.entries(loaded).map(([name, View]) => [
    name,
    (props: Props) => (panels.only === null || panels.only === name ? <View {...props} /> : null),
  ]);
  return Object.fromEntries(views) as Record<string, FunctionComponent<Props>>;
}
