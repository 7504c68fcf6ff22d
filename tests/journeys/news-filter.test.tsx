import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { field, fill, filled, problemOf } from '../support/fields';
import { notices, region } from '../support/page';
import {
  NAMES,
  empty,
  titles,
  inNews,
  button,
  result,
  parameters,
  open,
  openForm,
} from '../support/news/news-filter';

const form = () => inNews().getByRole('form', { name: 'News filters' });

describe('an investor who filters the news', () => {
  it('opens a form of six fields, which is closed at first and keeps what was typed', async () => {
    const { user } = await open();
    expect(button('Filter news').getAttribute('aria-expanded')).toBe('false');
    expect(inNews().queryByRole('form')).toBeNull();

    await openForm(user);
    expect(button('Filter news').getAttribute('aria-expanded')).toBe('true');
    for (const name of ['Title', 'Author', 'From', 'To']) within(form()).getByRole('textbox', { name });
    for (const name of ['Symbol', 'Tag']) within(form()).getByRole('combobox', { name });
    expect(filled(NAMES)).toEqual(empty);

    await user.type(field('Author'), 'Thu');
    await user.click(button('Filter news'));
    expect(inNews().queryByRole('form')).toBeNull();
    await user.click(button('Filter news'));
    expect(filled(NAMES)).toEqual({ ...empty, Author: 'Thu' });
  });

  it('offers the tags of the news', async () => {
    const { user } = await open();
    await openForm(user);

    const tags = [...field('Tag').list!.options].map(({ value }) => value);
    expect(tags).toContain('Khối ngoại');
    expect(new Set(tags).size).toBe(tags.length);
  });

  it('finds the news of a symbol, one of those that the news name', async () => {
    const { user } = await open();
    await openForm(user);
    const symbol = within(form()).getByRole<HTMLInputElement>('combobox', { name: 'Symbol' });
    const offered = [...symbol.list!.options].map(({ value }) => value);
    expect(offered).toEqual([...new Set(offered)].toSorted());

    await user.type(symbol, `${offered[0]!.toLowerCase()}{Enter}`);

    await waitFor(() => expect(parameters()).toEqual({ newsSymbol: offered[0]!.toLowerCase() }));
    const found = inNews().getAllByRole('article');
    expect(found.every((each) => within(each).queryByRole('link', { name: offered[0]! }) !== null)).toBe(
      true,
    );
    expect(inNews().getByText(`Symbol: ${offered[0]!.toLowerCase()}`)).toBeTruthy();
  });

  it('applies every filter at once, in the address beside what was there, without another request', async () => {
    const { user, requests } = await open({ at: '/?ref=friend' });
    const all = titles();
    const loads = requests.filter((request) => request.includes('/news')).length;
    await openForm(user);

    await fill(user, {
      Title: 'vn-index tang',
      Author: 'hoang',
      Tag: 'thi truong',
      From: '27/08/2026',
      To: '27.08.2026',
    });
    expect(titles()).toEqual(all);
    await user.click(button('Apply'));

    const matching = all.filter((title) => /VN-Index tăng/.test(title));
    await waitFor(() => expect(titles()).toEqual(matching));
    expect(matching.length).toBeLessThan(all.length);
    expect(parameters()).toEqual({
      ...{ ref: 'friend', newsTitle: 'vn-index tang', newsAuthor: 'hoang', newsTag: 'thi truong' },
      ...{ newsFrom: '2026-08-27', newsTo: '2026-08-27' },
    });
    expect(result()).toBe(`Matching news: ${matching.length} of ${all.length}`);
    expect(form()).toBeTruthy();
    expect(document.activeElement).toBe(button('Apply'));
    expect(requests.filter((request) => request.includes('/news'))).toHaveLength(loads);
    expect(notices()).toEqual([]);
  });

  it('applies them by Enter', async () => {
    const { user } = await open();
    await openForm(user);
    await user.type(field('Tag'), 'Khoi ngoai{Enter}');

    await waitFor(() => expect(parameters()).toEqual({ newsTag: 'Khoi ngoai' }));
    expect(titles().every((title) => title.startsWith('Khối ngoại'))).toBe(true);
  });

  it('resets them, what was typed since included', async () => {
    const { user } = await open({ at: '/?newsAuthor=hoang&ref=friend' });
    const { length } = titles();
    await openForm(user);
    await user.type(field('Title'), 'HNX');
    await user.type(field('From'), 'x');

    await user.click(button('Reset'));

    await waitFor(() => expect(titles().length).toBeGreaterThan(length));
    expect([parameters(), filled(NAMES), problemOf('From'), result()]).toEqual([
      { ref: 'friend' },
      empty,
      null,
      '',
    ]);
    expect(document.activeElement).toBe(button('Reset'));
  });
});

it('hostile words in the address and in the news are text', async () => {
  const { user } = await open({
    at: `/?newsTitle=${encodeURIComponent('<img src=x onerror="window.broken=1">')}&newsFrom=javascript:1`,
    scenario: 'hostile-news',
  });
  expect(inNews().getByText('Title: <img src=x onerror="window.broken=1">')).toBeTruthy();

  await user.click(button('Show all news'));
  await openForm(user);

  expect(titles()).toHaveLength(8);
  expect(
    region('News')!.querySelectorAll('img, script, a:not([href^="http"], [href="/technical/HPG"])'),
  ).toHaveLength(0);
  expect(screen.getAllByText('<img src=x onerror="window.broken=1">')).toHaveLength(8);
  expect((window as { broken?: number }).broken).toBeUndefined();
});
