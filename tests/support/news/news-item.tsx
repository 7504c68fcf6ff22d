import { screen } from '@testing-library/react';
import type { Headline } from '../../../src/graph/values';
import { NewsPanel } from '../../../src/member/news/NewsPanel';
import { open } from '../pulse-signals-news.page';

export function item(changes: Partial<Headline> = {}) {
  return {
    ...{ title: 'MBB vượt đỉnh', date: '2026-08-27T15:06', content: '<p>Tin</p>' },
    ...{ author: null, tags: [], source: null, url: null, symbols: [] },
    ...changes,
  };
}

export type Item = ReturnType<typeof item>;

/** The news at an address. */
export async function shownAt(at: string, items: readonly Item[]) {
  const page = await open(<NewsPanel />, { News: [{ news: items }] }, at);
  const articles = await screen.findAllByRole('article');
  return { ...page, articles, region: screen.getByRole('region', { name: 'News' }) };
}

export const shown = (...items: Item[]) => shownAt('/', items);

export const foot = () => document.querySelector('.panel-foot')!.textContent;
