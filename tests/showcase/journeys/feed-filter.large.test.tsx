import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { fill, filled, problemOf } from '../../support/fields';
import { region, textsOf } from '../../support/page';
import { renderApp } from '../../support/renderApp';

const feed = () => within(region('Articles')!);
const titles = () =>
  feed()
    .queryAllByRole('article')
    .map((article) => article.querySelector('h3')!.textContent);
const button = (name: string) => feed().getByRole('button', { name });
const parameters = () => Object.fromEntries(new URLSearchParams(window.location.search));
const none = { Title: '', Author: '', Tag: '', From: '', To: '' };

async function open(at = '/apps/feed') {
  const app = await renderApp({ at });
  await screen.findByRole('region', { name: 'Articles' });
  return app;
}

async function openForm() {
  const app = await open();
  await app.user.click(button('Filter articles'));
  await feed().findByRole('form', { name: 'Article filters' });
  return app;
}

describe('the filters of the feed, which are those of the news', () => {
  it.each([
    [{ Title: 't+2' }, ['What T+2 means for today’s buyer'], { title: 't+2' }],
    [{ Author: 'thao vy' }, ['Keep a trading diary'], { author: 'thao vy' }],
    [{ Tag: 'RISK' }, ['Set the stop before the buy order', 'How many stocks are enough'], { tag: 'RISK' }],
    [{ To: '07/05/2026' }, ['Let price alerts watch the board'], { to: '2026-05-07' }],
    [
      { From: '12/06/2026', To: '17/06/2026', Tag: 'market' },
      ['What breadth tells and the index does not'],
      { from: '2026-06-12', to: '2026-06-17', tag: 'market' },
    ],
  ])('find by %j, and stand in the address', async (typed, found, query) => {
    const { user } = await openForm();
    await fill(user, typed as Record<string, string>);
    await user.click(button('Apply'));

    await waitFor(() => expect(titles()).toEqual(found));
    expect(parameters()).toEqual(query);
    expect(feed().getByRole('status').textContent).toBe(`Matching articles: ${found.length} of 9`);

    await user.click(button('Reset'));
    await waitFor(() => expect(titles()).toHaveLength(9));
    expect([parameters(), filled(Object.keys(none))]).toEqual([{}, none]);
  });

  it('offer the tags of the articles, and refuse a day that does not exist', async () => {
    const { user } = await openForm();
    const tags = textsOf(region('Articles')!.querySelectorAll('datalist option'));
    expect(tags).toEqual(['Basics', 'Market', 'Risk management', 'Habits', 'Technical analysis']);

    await fill(user, { From: '31/02/2026' });
    await user.click(button('Apply'));
    await waitFor(() => expect(problemOf('From')).toBe('This day does not exist'));
    expect(titles()).toHaveLength(9);
  });

  it('follow a press on a tag, and a second press leaves it', async () => {
    const { user } = await open();
    await user.click(feed().getAllByRole('button', { name: 'Technical analysis' })[0]!);

    await waitFor(() =>
      expect(titles()).toEqual(['Price gaps: when they matter', 'Let price alerts watch the board']),
    );
    expect(parameters()).toEqual({ tagIs: 'Technical analysis' });
    const [pressed] = feed().getAllByRole('button', { name: 'Technical analysis', pressed: true });
    await user.click(pressed!);
    await waitFor(() => expect(titles()).toHaveLength(9));
    expect(parameters()).toEqual({});
  });

  it('of a shared link that match nothing say so, and one press shows all articles', async () => {
    const { user } = await open('/apps/feed?title=bitcoin&author=linh');

    expect(titles()).toEqual([]);
    expect(feed().getByRole('status').textContent).toBe('No article matches the filters');
    expect(feed().getByText('Title: bitcoin · Author: linh')).toBeInstanceOf(HTMLElement);

    await user.click(button('Show all articles'));
    await waitFor(() => expect(titles()).toHaveLength(9));
    expect(parameters()).toEqual({});
    expect(document.activeElement).toBe(region('Articles'));
  });
});
