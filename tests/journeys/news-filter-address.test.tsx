import { act, waitFor } from '@testing-library/react';
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

async function go(by: 'back' | 'forward') {
  await act(async () => {
    const moved = new Promise((done) => window.addEventListener('popstate', done, { once: true }));
    window.history[by]();
    await moved;
  });
}

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
