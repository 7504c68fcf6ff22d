import { waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect } from 'vitest';
import { renderApp, type Prepare } from './renderApp';

// By selectors: among the many elements of calendars, roles are slow to find. One test finds them as a person does.
export const all = <E extends HTMLElement>(selector: string) => [...document.querySelectorAll<E>(selector)];
export const box = () =>
  waitFor(() => {
    const [found] = all<HTMLInputElement>('main .user input');
    if (!found) throw new Error('There is no box of users');
    return found;
  });
export const options = () => all('[role=option]');
export const button = (name: string) =>
  all<HTMLButtonElement>('main button').find((each) => (each.ariaLabel ?? each.textContent) === name)!;
export const rows = () => all('main .row');

export const tier = (i: number) => rows()[i]!.querySelector('select')!;
export const start = (i: number) => rows()[i]!.querySelectorAll('input')[0]!;
export const end = (i: number) => rows()[i]!.querySelectorAll('input')[1]!;
export const remove = (i: number) => rows()[i]!.querySelector<HTMLElement>(':scope > button')!;

/** Tier, start and end of each row, as a person reads them. */
export const table = () =>
  rows().map((_, i) => [tier(i).selectedOptions[0]?.textContent, start(i).value, end(i).value].join(' | '));

/** The subscriptions of Minh Anh, and those of Đức Thắng. */
export const anh = ['Nhịp Cơ bản | 01/03/2026 | 31/08/2026'];
export const thang = ['Nhịp Nâng cao | 05/01/2026 | 31/12/2026', 'Nhịp Chuyên nghiệp | 01/07/2026 | '];

export async function openAdminSubscription(prepare?: Prepare) {
  const app = await renderApp({ at: '/admin/plan', as: 'admin', ...(prepare && { prepare }) });
  await box();
  const posted: unknown[] = [];
  app.server.onResponse(({ method, url, requestBody }) => {
    if (method === 'POST') posted.push([url, JSON.parse(requestBody)]);
  });
  return { ...app, posted };
}

export async function choose(user: UserEvent, text: string) {
  await user.clear(await box());
  await user.paste(text);
  await user.keyboard('{Enter}');
}

export async function openAnh(prepare?: Prepare) {
  const app = await openAdminSubscription(prepare);
  await choose(app.user, 'thi minh');
  await waitFor(() => expect(table()).toEqual(anh));
  return app;
}

export async function replaceText(user: UserEvent, field: HTMLInputElement, text: string) {
  await user.clear(field);
  if (text) await user.paste(text);
  await user.tab();
}
