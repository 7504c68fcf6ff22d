import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderApp } from '../../support/renderApp';

const box = () => screen.findByRole('combobox', { name: 'Search' });
const found = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);

it('the search shows the pages of the showcase once a category is chosen or something is typed, and finds them by both', async () => {
  const { user, path } = await renderApp({ at: '/bot' });
  await user.click(await box());
  expect(found()).not.toContain('Popconfirm');
  await user.click(screen.getByRole('button', { name: 'Maps' }));
  await waitFor(() =>
    expect(found().toSorted()).toEqual(['Google Maps', 'Leaflet maps', 'Pigeon maps', 'React Simple Maps']),
  );

  await user.click(await box());
  await user.keyboard('popconf');
  await user.click(screen.getByRole('button', { name: 'All' }));
  await waitFor(() => expect(found()).toEqual(['Popconfirm']));
  await user.keyboard('{Enter}');

  await waitFor(() => expect(path()).toBe('/ui-components/popconfirm'));
});

it('the menu has the pages of the showcase in a group that is folded at first', async () => {
  const { user, path } = await renderApp({ at: '/bot' });
  const menu = within(await screen.findByRole('navigation', { name: 'Main menu' }));
  expect(menu.queryByRole('link', { name: 'Skeleton' })).toBeNull();

  await user.click(menu.getByText('Showcase'));
  await user.click(await menu.findByRole('link', { name: 'Skeleton' }));

  await waitFor(() => expect(path()).toBe('/ui-components/skeleton'));
});
