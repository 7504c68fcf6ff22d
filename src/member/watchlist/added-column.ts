import type { ReactNode } from 'react';

/** A column that the person has added to the lists: its head and its cells, each with a key. */
export type AddedColumn = {
  readonly id: string;
  readonly head: ReactNode;
  readonly cellOf: (symbol: string) => ReactNode;
};
