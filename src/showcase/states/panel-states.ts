import type { MessageKey } from '../../i18n/messages';

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

/** An example, or the sentence why the panel is never in the state; calls that every server has are never lacking. */
export type States = Readonly<
  Record<Exclude<PanelState, 'lacking'>, 'example' | MessageKey> & { lacking?: 'example' | MessageKey }
>;

/** A panel on a call that every server has. */
export const every: States = {
  ready: 'example',
  loading: 'example',
  empty: 'example',
  partial: 'example',
  stale: 'example',
  failed: 'example',
  forbidden: 'example',
};

/** A panel on a call that a server may lack. */
export const optional: States = { ...every, lacking: 'example' };

/** A part of a panel that is itself in some states alone, and why it is in no other. */
export function only(reason: MessageKey, shown: readonly Exclude<PanelState, 'lacking'>[]): States {
  const never = { loading: reason, empty: reason, partial: reason, stale: reason };
  const states: States = { ready: 'example', ...never, failed: reason, forbidden: reason };
  return { ...states, ...Object.fromEntries(shown.map((state) => [state, 'example' as const])) };
}
