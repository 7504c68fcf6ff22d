import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { installView } from '../support/in-view';
import { foot, item, shown, shownAt } from '../support/news/news-item';

const { comesIntoView } = installView();

let scrolled = 0;
beforeEach(() => {
  scrolled = 0;
  vi.spyOn(window, 'scrollY', 'get').mockImplementation(() => scrolled);
});

function scrollTo(top: number) {
  scrolled = top;
  act(() => void fireEvent.scroll(window));
}

const prose = `<p>${'Một đoạn văn đủ dài. '.repeat(30)}</p>`;
const many = Array.from({ length: 5_000 }, (_, i) =>
  item({ title: `Tin ${i}`, content: prose, tags: i % 2 === 0 ? ['Thép'] : [] }),
);

describe('five thousand news', () => {
  it('are few elements at a time, the newest first', async () => {
    const { region } = await shown(...many);

    const articles = await within(region).findAllByRole('article');
    expect(articles.length).toBeLessThan(30);
    expect(articles[0]!.textContent).toContain('Tin 0');
  });

  it('leave an item open that was opened, however far the page is scrolled meanwhile', async () => {
    await shown(...many);
    // Beyond the first ones, which stand there until the code of long lists is loaded.
    await screen.findByRole('button', { name: 'Tin 10' });
    await userEvent.click(screen.getByRole('button', { name: 'Tin 1' }));
    (document.activeElement as HTMLElement).blur();

    scrollTo(200_000);
    expect(screen.queryByRole('button', { name: 'Tin 1' })).toBeNull();

    scrollTo(0);
    expect(screen.getByRole('button', { name: 'Tin 1' }).getAttribute('aria-expanded')).toBe('true');
  });

  it('are filtered by a tag as few are', async () => {
    const { region } = await shownAt('/?newsTagIs=Th%C3%A9p', many);

    expect(screen.getByRole('status').textContent).toBe('Matching news: 2,500 of 5,000');
    const titles = within(region).getAllByRole('heading', { level: 3 });
    expect(titles.slice(0, 3).map(({ textContent }) => textContent)).toEqual(['Tin 0', 'Tin 2', 'Tin 4']);
    expect(titles.length).toBeLessThan(30);
  });

  it('are credited with the source line of a late one once their foot is seen', async () => {
    const late = item({ content: `${prose}<p>Nguồn: Bản tin cuối ngày</p>` });
    await shown(...many.slice(0, 200), late);
    expect(foot()).toBe('News source: localhost:5173');

    await comesIntoView();

    await waitFor(() => expect(foot()).toBe('News source: localhost:5173 · Nguồn: Bản tin cuối ngày'));
  });
});
