import { fireEvent } from '@testing-library/react';
import { currentChart } from './fake-chart';

/** A place for the main pointer at this height in px, and this far from the left. */
export const pointerAt = (clientY: number, clientX = 0) => ({
  ...{ clientX, clientY, button: 0, isPrimary: true, pointerId: 1 },
});

/** Where a price is on the chart of the tests, which has 100 minus the price as its height and a bar every ten px. */
export const placeOf = (price: number, index = 6) => pointerAt(100 - price, index * 10);

/** Presses at a place, and releases there. */
export function clickAt(target: Element, place: ReturnType<typeof pointerAt>) {
  fireEvent.pointerDown(target, place);
  fireEvent.pointerUp(target, place);
}

/** Drags what is drawn on the chart from one place to another. */
export function dragOnChart(from: ReturnType<typeof pointerAt>, to: ReturnType<typeof pointerAt>) {
  const canvas = currentChart().surface.container;
  fireEvent.pointerDown(canvas, from);
  fireEvent.pointerMove(canvas, to);
  fireEvent.pointerUp(canvas, to);
}
