/** What a panel may be in, in the order of the page; `lacking` is where the server has no such call. */
export const panelStates = [
  'ready',
  'loading',
  'empty',
  'partial',
  'lacking',
  'stale',
  'failed',
  'forbidden',
] as const;

export type PanelState = (typeof panelStates)[number];
