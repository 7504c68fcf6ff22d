import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { Headline } from '../../src/graph/values';
import { NewsPanel } from '../../src/member/news/NewsPanel';
import { textsOf } from '../support/page';
import { open } from '../support/pulse-signals-news.page';

const prose =
  'Giá trị khớp lệnh trên sàn đạt hơn hai mươi nghìn tỷ đồng, cao hơn bình quân hai mươi phiên. '.repeat(3);
const credit = '<p>Nguồn: Tin Tài Chính Demo</p>';

function item(changes: Partial<Headline> = {}) {
  return {
    ...{ title: 'VN-Index tăng 8 điểm', date: '2026-08-27T15:06' },
    ...{ author: null, tags: [], source: null, url: null, symbols: [] },
    content: `<p><strong>Kết phiên 27/08</strong>, chỉ số tăng.</p><p>${prose}</p><table><tbody><tr><td>VN30</td></tr></tbody></table>${credit}`,
    ...changes,
  };
}

async function shown(...items: ReturnType<typeof item>[]) {
  const page = await open(<NewsPanel />, { News: [{ news: items }] });
  await screen.findAllByRole('heading', { level: 3 });
  return { ...page, region: screen.getByRole('region', { name: 'News' }) };
}

const titleButton = () => screen.getByRole('button', { name: 'VN-Index tăng 8 điểm' });

describe('the news', () => {
  it('show titles as text', async () => {
    const { region } = await shown(item({ title: '<img src=x onerror=alert(1)> & Co' }));

    expect(textsOf(region.querySelectorAll('h3'))).toEqual(['<img src=x onerror=alert(1)> & Co']);
    expect(region.querySelector('img')).toBeNull();
  });

  it('tell the minute of what is of today, else the day, and carry the whole instant', async () => {
    const { region } = await shown(
      item(),
      item({ date: '2026-08-27T00:00' }),
      item({ date: '2026-08-26T09:10' }),
      item({ date: null }),
    );

    expect(
      [...region.querySelectorAll<HTMLElement>('.time')].map((time) => [time.textContent, time.title]),
    ).toEqual([
      ['15:06', '15:06 27/08/2026'],
      ['27/08', '27/08/2026'],
      ['26/08', '09:10 26/08/2026'],
      ['—', 'Date unknown'],
    ]);
    expect([...region.querySelectorAll('time')].map(({ dateTime }) => dateTime)).toEqual([
      '2026-08-27T15:06+07:00',
      '2026-08-27',
      '2026-08-26T09:10+07:00',
    ]);
  });

  it('begin a long text, without its tables and its credit, as plain words', async () => {
    const { region } = await shown(item());
    const excerpt = region.querySelector('.excerpt')!;

    expect(excerpt.innerHTML).toBe(`Kết phiên 27/08, chỉ số tăng. ${prose.trim()}`);
    expect(titleButton().getAttribute('aria-expanded')).toBe('false');
  });

  it('cut the beginning between two words', async () => {
    const { region } = await shown(item({ content: `<p>${prose}${prose}</p>` }));
    const excerpt = region.querySelector('.excerpt')!.textContent;

    expect(excerpt.length).toBeLessThanOrEqual(321);
    expect(`${prose}${prose}`.startsWith(`${excerpt.slice(0, -1)} `)).toBe(true);
    expect(excerpt.at(-1)).toBe('…');
  });

  it('open the whole text in place, and close it again', async () => {
    const { region } = await shown(item());
    await userEvent.click(titleButton());

    expect(titleButton().getAttribute('aria-expanded')).toBe('true');
    expect(region.querySelector('.content')!.innerHTML).toBe(item().content);
    expect(region.querySelector('.content')!.parentElement!.id).toBe(
      titleButton().getAttribute('aria-controls'),
    );

    await userEvent.click(titleButton());
    expect(region.querySelector('.content')).toBeNull();
  });

  it('show a short text at once, its links harmless', async () => {
    const { region } = await shown(
      item({ content: '<p>Xem <a href="https://tin.example/a">bài gốc</a></p><img src=x alt=Hình>' }),
    );

    expect(region.querySelector('.content')!.innerHTML).toBe(
      '<p>Xem <a href="https://tin.example/a" rel="noopener noreferrer" target="_blank" referrerpolicy="no-referrer">bài gốc</a></p>Hình',
    );
    expect(within(screen.getByRole('article')).queryByRole('button')).toBeNull();
  });

  it('put lines of a list apart', async () => {
    const { region } = await shown(
      item({ content: `<p>Ba nhóm:</p><ul><li>Thép</li><li>Dầu khí</li></ul><p>${prose}</p>` }),
    );
    expect(region.querySelector('.excerpt')!.textContent).toMatch(/^Ba nhóm: Thép · Dầu khí · Giá trị/);
  });

  it.each(['', '<p>.</p>', '<p>&nbsp;</p><script>alert(1)</script>'])(
    'leave the title alone over %j',
    async (content) => {
      const { region } = await shown(item({ content }));
      const text = region.querySelector('.text')!;
      expect([text.childElementCount, textsOf(text.querySelectorAll('h3'))]).toEqual([
        1,
        ['VN-Index tăng 8 điểm'],
      ]);
    },
  );

  it('say that they load', async () => {
    await open(<NewsPanel />, { News: ['silence'] });
    expect(await screen.findByText('Loading news')).toBeTruthy();
  });

  it('go on saying so when they cannot be loaded, with a way to try again', async () => {
    await open(<NewsPanel />, { News: [new Error('down'), { news: [item()] }] });
    const retry = await screen.findByRole('button', { name: 'Retry' });

    expect(screen.getByText('Loading news')).toBeTruthy();
    expect(screen.getByText('The news could not be loaded')).toBeTruthy();
    expect(screen.getByText('The news source has not answered.')).toBeTruthy();

    await userEvent.click(retry);
    expect(await screen.findByRole('heading', { level: 3 })).toBeTruthy();
    expect(screen.queryByText('Loading news')).toBeNull();
  });

  it('are none where the source has none', async () => {
    await open(<NewsPanel />, { News: [{ news: [] }] });
    expect(await screen.findByText('No news yet')).toBeTruthy();
  });
});
