import { langOf } from '../lib/text';

export type Option = { readonly value: string; readonly label: string };

/** The options of a select, each marked with its language. */
export function Options({ options }: { options: readonly Option[] }) {
  return options.map(({ value, label }) => (
    <option key={value} value={value} lang={langOf(label)}>
      {label}
    </option>
  ));
}
