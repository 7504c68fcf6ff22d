import type { paymentCardsMachine } from '../../machines/payment-cards.machine';

/** How long the saved cards take to load, in ms; how long they really take is the machine's own test. */
export const paymentCards = { loadingTime: 0 };

/** Replaces the delay of the machine. */
export function loadAtOnce<M extends { paymentCardsMachine: typeof paymentCardsMachine }>(machines: M): M {
  const delays = { 'loading time': () => paymentCards.loadingTime };
  return { ...machines, paymentCardsMachine: machines.paymentCardsMachine.provide({ delays }) };
}
