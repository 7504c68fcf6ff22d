import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { showcaseRoutes, type ShowcasePath } from '../../../src/showcase/routes';
import { en } from '../../support/texts';
import { renderApp } from '../../support/renderApp';

/** What is special to pages of the showcase: each looks for it in the content of the page that is open. */
export type Special = Partial<Record<ShowcasePath, (main: HTMLElement) => void | Promise<void>>>;

const special = Object.assign(
  {},
  ...Object.values(import.meta.glob<Special>('./special/*.tsx', { import: 'default', eager: true })),
) as Record<ShowcasePath, (main: HTMLElement) => void | Promise<void>>;

it.each(showcaseRoutes.map(({ path, title }) => ({ path, title: en[title] })))(
  'the page at $path has its heading, its label of sample data, and what is special to it',
  async ({ path, title }) => {
    await renderApp({ at: path });
    const heading = await screen.findByRole('heading', { level: 1, name: title });
    const main = screen.getByRole('main');

    expect(document.title).toBe(`${title} | Nhịp`);
    expect(main.contains(heading)).toBe(true);
    expect(within(heading.parentElement!).getByText('Sample data')).toBeInstanceOf(HTMLElement);
    await special[path](main);
  },
);
