import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { NewsPanel } from '../../src/member/news/NewsPanel';
import { open } from '../support/pulse-signals-news.page';

const loaded = vi.hoisted(() => vi.fn<() => void>());
vi.mock('dompurify', (original) => {
  loaded();
  return original();
});

const bare = { author: null, tags: [], source: null, url: null, symbols: [] };

it('loads what reads foreign HTML when there is news, and not before', async () => {
  const { show } = await open(<NewsPanel />, {
    News: [{ news: [] }, { news: [{ title: 'Tin', date: null, content: '<p>Một</p>', ...bare }] }],
  });
  await screen.findByText('No news yet');
  expect(loaded).not.toHaveBeenCalled();

  await show(null);
  await show(<NewsPanel />);
  expect(await screen.findByText('Một')).toBeTruthy();
  expect(loaded).toHaveBeenCalledTimes(1);
});
