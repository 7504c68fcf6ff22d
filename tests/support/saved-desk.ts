import { expect } from 'vitest';

/** The header that signs a request as the person who is signed in. */
const headers = () => ({ authorization: `Bearer ${localStorage.getItem('accessToken')}` });

/** The signed-in person's desk as the server has it. */
export async function savedDesk<Desk extends object>(): Promise<Desk> {
  const response = await fetch('/api/desk', { headers: headers() });
  return ((await response.json()) as { data: Desk }).data;
}

/** Rows of a desk, or what makes them of those that the server has. */
export type DeskRows<Desk = never> = object | ((saved: Desk) => object | Promise<object>);

/** Saves rows of the signed-in person's desk in the place of those that the server has, as another device does. */
export async function saveDesk<Desk extends object>(rows: DeskRows<Desk>): Promise<void> {
  const saved = await savedDesk<Desk>();
  const body = JSON.stringify({ ...saved, ...(typeof rows === 'function' ? await rows(saved) : rows) });
  const { status } = await fetch('/api/desk', { method: 'PUT', headers: headers(), body });
  expect(status, 'a save between reading and writing: wait for alertsWatched').toBe(200);
}
