import { screen, waitFor, within, act } from '@testing-library/react';
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

async function go(by: 'back' | 'forward') {
  await act(async () => {
    const moved = new Promise((done) => window.addEventListener('popstate', done, { once: true }));
    window.history[by]();
    await moved;
  });
}

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

describe('an investor who filters the news', () => {
  it('goes back and forward through them, the fields included', async () => {
    const { user } = await open();
    const all = titles();
    await openForm(user);
    await user.type(field('Tag'), 'Khối ngoại{Enter}');
    await waitFor(() => expect(titles()).not.toEqual(all));
    const filtered = titles();
    await user.type(field('Title'), 'tự');

    await go('back');
    await waitFor(() => expect(titles()).toEqual(all));
    // What was typed and not applied yet stays.
    await waitFor(() => expect(filled(NAMES)).toEqual({ ...empty, Title: 'tự' }));

    await go('forward');
    await waitFor(() => expect(titles()).toEqual(filtered));
    await waitFor(() => expect(filled(NAMES)).toEqual({ ...empty, Title: 'tự', Tag: 'Khối ngoại' }));
  });

  it('presses a tag of an item, whose name then stands in the form', async () => {
    const { user } = await open();
    await openForm(user);
    await user.type(field('Author'), 'Lan');
    await user.click(inNews().getAllByRole('button', { name: 'Khối ngoại' })[0]!);

    await waitFor(() => expect(filled(NAMES)).toEqual({ ...empty, Author: 'Lan', Tag: 'Khối ngoại' }));
    expect(parameters()).toEqual({ newsTagIs: 'Khối ngoại' });

    await user.click(button('Apply'));
    await waitFor(() => expect(parameters()).toEqual({ newsTagIs: 'Khối ngoại', newsAuthor: 'Lan' }));
    await user.type(field('Tag'), '{Backspace}{Enter}');
    await waitFor(() => expect(parameters()).toEqual({ newsTag: 'Khối ngoạ', newsAuthor: 'Lan' }));
  });
});

describe('a shared link', () => {
  it('shows the filtered news, the filters in words, and them in the form', async () => {
    const { user } = await open({ at: '/?newsTag=kh%E1%BB%91i+ngo%E1%BA%A1i&newsTo=2026-08-26' });

    expect(titles().length).toBeGreaterThan(0);
    expect(titles().every((title) => title.startsWith('Khối ngoại'))).toBe(true);
    expect(inNews().getByText('Tag: khối ngoại · To: 26/08/2026')).toBeTruthy();
    await openForm(user);
    expect(filled(NAMES)).toEqual({ ...empty, Tag: 'khối ngoại', To: '26/08/2026' });
  });

  it('that matches nothing says so, and one press shows all news', async () => {
    const { user } = await open({ at: '/?newsTitle=bitcoin&ref=friend' });
    expect([titles(), result()]).toEqual([[], 'No news matches the filters']);

    await user.click(button('Show all news'));

    expect(titles().length).toBeGreaterThan(10);
    expect(parameters()).toEqual({ ref: 'friend' });
    expect(document.activeElement).toBe(region('News'));
  });

  it('to news whose source names no authors and no tags says that', async () => {
    await open({
      at: '/?newsAuthor=hoang&newsTag=thep',
      prepare: (server) =>
        server.get('/news', () => [{ title: 'Tin', date: '2026-08-27 15:00:00', content: '<p>Tin</p>' }]),
    });

    expect(inNews().getByText('This news source names no authors.')).toBeTruthy();
    expect(inNews().getByText('This news source has no tags.')).toBeTruthy();
  });
});

describe('a day that cannot be', () => {
  it.each([
    { From: '31/02/2026', at: 'From', problem: 'This day does not exist' },
    { From: 'soon', at: 'From', problem: 'Enter a date as dd/MM/yyyy' },
    { To: '2026', at: 'To', problem: 'Enter a date as dd/MM/yyyy' },
    { From: '27/08/2026', To: '26/08/2026', at: 'To', problem: 'The last day is before the first' },
  ])('in $at is an error at its field: $problem', async ({ at, problem, ...texts }) => {
    const { user } = await open();
    const all = titles();
    await openForm(user);
    await fill(user, texts);
    await user.click(button('Apply'));

    await waitFor(() => expect(problemOf(at)).toBe(problem));
    await waitFor(() => expect(document.activeElement).toBe(field(at)));
    expect(notices()).toEqual([['alert', 'Something went wrong', problem]]);
    expect([titles(), parameters(), filled(Object.keys(texts))]).toEqual([all, {}, texts]);
  });
});
