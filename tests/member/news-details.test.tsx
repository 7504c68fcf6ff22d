import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { item, shownAt, shown, foot } from '../support/news/news-item';
import { textsOf } from '../support/page';

describe('an item of the news', () => {
  it('is an article that carries its headline as its name', async () => {
    await shown(item());
    expect(screen.getByRole('article', { name: 'MBB vượt đỉnh' })).toBeTruthy();
  });

  it('names its writer, its tags and its tickers', async () => {
    const { articles } = await shown(
      item({ author: 'Thu Hằng', tags: ['Ngân hàng', 'Bứt phá'], symbols: ['MBB', 'TCB'] }),
      item(),
    );

    expect(within(articles[0]!).getByText('Thu Hằng')).toBeTruthy();
    expect(textsOf(articles[0]!.querySelectorAll('[aria-pressed]'))).toEqual(['Ngân hàng', 'Bứt phá']);
    expect(articles[1]!.querySelector('.details')).toBeNull();
  });

  it('leads to the charts of its tickers', async () => {
    const { articles, visited } = await shown(item({ symbols: ['MBB', 'VN30F1M'] }));
    const link = within(articles[0]!).getByRole('link', { name: 'MBB' });
    expect(link.getAttribute('href')).toBe('/technical/MBB');

    await userEvent.click(link);

    expect(visited).toEqual(['/', '/technical/MBB']);
  });

  it('leads to the original at its publication, in a tab of its own that learns nothing of this one', async () => {
    const { articles } = await shown(item({ source: 'Báo Tài chính', url: 'https://tin.example/mbb' }));

    expect(within(articles[0]!).getByRole('link', { name: 'Báo Tài chính' }).outerHTML).toBe(
      '<a class="original" href="https://tin.example/mbb" lang="vi" target="_blank" rel="noopener noreferrer" referrerpolicy="no-referrer">Báo Tài chính</a>',
    );
  });

  it('shows foreign words as text', async () => {
    const script = '<img src=x onerror=alert(1)>';
    const { region, articles } = await shown(
      item({ author: script, tags: [`</button>${script}`], source: script, url: 'https://tin.example/' }),
    );

    expect(region.querySelectorAll('img, script')).toHaveLength(0);
    expect(within(articles[0]!).getByText(script, { selector: 'span' })).toBeTruthy();
    expect(within(articles[0]!).getByRole('button', { name: `</button>${script}` })).toBeTruthy();
    expect(foot()).toBe(`News source: ${script}`);
  });
});

describe('a tag', () => {
  const tagged = [
    item({ title: 'Một', tags: ['Ngân hàng'] }),
    item({ title: 'Hai', tags: ['Thép'] }),
    item({ title: 'Ba', tags: ['ngân hàng', 'Thép'] }),
    item({ title: 'Bốn', tags: ['Ngân hàng nhà nước'] }),
  ];

  it('filters the news when it is pressed, and no more when it is pressed again', async () => {
    const { region, visited } = await shown(...tagged);
    await userEvent.click(screen.getAllByRole('button', { name: 'Ngân hàng' })[0]!);

    expect(textsOf(region.querySelectorAll('h3'))).toEqual(['Một', 'Ba']);
    expect(screen.getByRole('status').textContent).toBe('Matching news: 2 of 4');
    expect(screen.getByRole('button', { name: 'Ngân hàng', pressed: true })).toBeTruthy();

    await userEvent.click(screen.getByRole('button', { name: 'ngân hàng', pressed: true }));

    expect(textsOf(region.querySelectorAll('h3'))).toEqual(['Một', 'Hai', 'Ba', 'Bốn']);
    expect(visited).toEqual(['/', '/?newsTagIs=Ng%C3%A2n+h%C3%A0ng', '/']);
  });

  it('that was typed is searched in every tag, and presses none', async () => {
    const { region } = await shownAt('/?newsTag=Ng%C3%A2n+h%C3%A0ng', tagged);

    expect(textsOf(region.querySelectorAll('h3'))).toEqual(['Một', 'Ba', 'Bốn']);
    expect(region.querySelectorAll('[aria-pressed=true]')).toHaveLength(0);
  });

  it('leaves open what was open', async () => {
    const long = `<p>${'Một đoạn văn đủ dài. '.repeat(30)}</p>`;
    const { region } = await shown(
      item({ title: 'Một', content: long }),
      item({ title: 'Hai', content: long, tags: ['Thép'] }),
    );
    await userEvent.click(screen.getByRole('button', { name: 'Hai' }));
    await userEvent.click(screen.getByRole('button', { name: 'Thép' }));

    expect(textsOf(region.querySelectorAll('h3'))).toEqual(['Hai']);
    expect(screen.getByRole('button', { name: 'Hai' }).getAttribute('aria-expanded')).toBe('true');
  });
});
