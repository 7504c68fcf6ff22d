import { HTMLSelect, type HTMLSelectProps } from '@blueprintjs/core';

/** Without it Blueprint labels the arrow in English. */
const unnamed = { title: '' };

/** A native select, whose icon has no name of its own. */
export function Select(props: HTMLSelectProps) {
  return <HTMLSelect {...props} iconProps={unnamed} />;
}
