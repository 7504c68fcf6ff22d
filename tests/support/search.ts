import { textsOf } from './page';
import { fireEvent, screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect } from 'vitest';
import { searchCategories } from '../../src/member/search/finds';
import { searchedByMembers } from './listed-pages';
import { renderApp } from './renderApp';
import { words } from './texts';

export type Start = Parameters<typeof renderApp>[0];

/** Begins on a page that loads little, by default. */
export async function begin(start: Start = {}) {
  const app = await renderApp({ at: '/bot', only: 'WatchlistPanel', ...start });
  const box = await screen.findByRole<HTMLInputElement>('combobox', { name: 'Search' });
  return { ...app, box };
}

export const box = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Search' });
export const groups = () =>
  screen.queryAllByRole('group').flatMap((group) => {
    const options = within(group).queryAllByRole('option').map(nameOf);
    const name = document.getElementById(group.getAttribute('aria-labelledby') ?? '')?.textContent;
    return options.length > 0 ? [[name, ...options]] : [];
  });
export const marked = () => {
  const id = box().getAttribute('aria-activedescendant');
  const option = id === null ? null : document.getElementById(id);
  expect(option?.ariaSelected ?? 'true').toBe('true');
  return option ? nameOf(option) : null;
};

/** What a result is called: what it says but for its price, which arrives later. */
function nameOf(option: HTMLElement): string {
  return textsOf([...option.children].filter((cell) => !cell.matches('.price, .change'))).join('');
}

/** The pages that a member can search for, as the search groups them before anything is typed. */
export const pagesOfMembers = () =>
  searchCategories.flatMap((category) => {
    const pages = searchedByMembers.filter((page) => page.category === category);
    return pages.length > 0 ? [[words(`search.${category}`), ...pages.map(({ title }) => words(title))]] : [];
  });

/** Types a text within one task: no typing pause begins between two of its letters, however slow the machine is. */
export async function find(user: UserEvent, text: string) {
  await user.click(box());
  for (let length = 1; length <= text.length; length++) {
    fireEvent.change(box(), { target: { value: text.slice(0, length) } });
  }
}

/** Changes the box as an input method does while somebody types. */
export async function keyIn(user: UserEvent, values: readonly string[]) {
  await user.click(box());
  for (const value of values) fireEvent.change(box(), { target: { value } });
}
