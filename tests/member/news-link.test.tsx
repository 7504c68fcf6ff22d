import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { setLanguage } from '../../src/i18n/i18n';
import { NewsPanel } from '../../src/member/news/NewsPanel';
import { open } from '../support/pulse-signals-news.page';

const news = ['100% margin', 'VN-Index tăng'].map((title) => ({
  ...{ title, date: '2026-08-27T15:06', content: '<p>Tin</p>' },
  ...{ author: null, tags: [], source: null, url: null, symbols: [] },
}));

async function openAt(at: string) {
  const page = await open(<NewsPanel />, { News: [{ news }] }, at);
  await screen.findByRole('contentinfo');
  return page;
}

describe('a link to filtered news', () => {
  it.each([
    { at: '/?newsTitle=VN-Index', scrollY: 0, to: ['News'] },
    { at: '/?newsTitle=nothing', scrollY: 0, to: ['News'] },
    { at: '/?newsTitle=VN-Index', scrollY: 300, to: [] },
    { at: '/?signals=results', scrollY: 0, to: [] },
  ])(
    'scrolls to them: $at, unless the person has scrolled already: $scrollY',
    async ({ at, scrollY, to }) => {
      const scrolled: (string | null)[] = [];
      vi.spyOn(window, 'scrollY', 'get').mockReturnValue(scrollY);
      vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
        scrolled.push(this.getAttribute('aria-label'));
      });
      onTestFinished(() => void vi.restoreAllMocks());

      await openAt(at);

      expect(scrolled).toEqual(to);
    },
  );

  it.each(['100%', '50%25', '%2541', 'a%20b'])('finds %j as it was typed, and keeps it', async (title) => {
    const { visited } = await openAt(`/?newsTitle=${encodeURIComponent(title)}`);
    expect(screen.getByText(`Title: ${title}`)).toBeTruthy();

    await userEvent.click(screen.getByRole('button', { name: 'Filter news' }));
    await userEvent.type(await screen.findByRole('textbox', { name: 'Author' }), 'An{Enter}');
    await screen.findByText(`Title: ${title} · Author: An`);

    const { searchParams } = new URL(visited.at(-1)!, 'http://localhost');
    expect(Object.fromEntries(searchParams)).toEqual({ newsTitle: title, newsAuthor: 'An' });
  });

  it('names its days as the language writes them', async () => {
    onTestFinished(() => act(() => setLanguage('en')));
    await openAt('/?newsTo=2026-08-26');
    expect(screen.getByText('To: 26/08/2026')).toBeTruthy();

    await act(() => setLanguage('de'));

    expect(screen.getByText('Bis: 26.08.2026')).toBeTruthy();
  });
});
