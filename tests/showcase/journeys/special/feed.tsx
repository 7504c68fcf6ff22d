import { within } from '@testing-library/react';
import { expect } from 'vitest';
import type { Special } from '../pages.strict.test';

export default {
  '/apps/feed': async (main) => {
    const articles = within(main).getAllByRole('article');
    expect(articles).toHaveLength(9);

    const article = within(main).getByRole('article', { name: 'Set the stop before the buy order' });
    const text = within(article);
    expect(article.querySelectorAll('svg')).toHaveLength(2);
    expect(article.querySelector('time')!.outerHTML).toContain('datetime="2026-06-12">12/06/2026');
    expect(text.getByText(/^Only who knows the price/)).toBeInstanceOf(HTMLElement);
    expect(text.getByText('Vũ Hà My').lang).toBe('vi');
    expect(text.getAllByRole('button').map((tag) => [tag.textContent, tag.dataset['colour']])).toEqual([
      ['Risk management', 'orange'],
      ['Habits', 'pink'],
    ]);
  },
} satisfies Special;
