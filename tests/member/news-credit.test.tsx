import { describe, expect, it } from 'vitest';
import { item, shown, foot } from '../support/news/news-item';
import { textsOf } from '../support/page';

describe('the credit of the news', () => {
  it('names each publication once, and the provider for items without one', async () => {
    const { articles } = await shown(
      item({ source: 'Báo Tài chính' }),
      item({ source: 'Báo Tài chính' }),
      item(),
    );

    expect(foot()).toBe('News source: Báo Tài chính, localhost:5173');
    expect(articles.map((article) => textsOf(article.querySelectorAll('.details > span')))).toEqual([
      ['Báo Tài chính'],
      ['Báo Tài chính'],
      ['localhost:5173'],
    ]);
  });

  it('is not repeated on every item where all have the same', async () => {
    const { articles } = await shown(item({ source: 'Báo Tài chính' }), item({ source: 'Báo Tài chính' }));

    expect(foot()).toBe('News source: Báo Tài chính');
    expect(articles.map((article) => article.querySelector('.details'))).toEqual([null, null]);
  });

  it('adds the source lines of texts, open or closed, each once', async () => {
    const prose = `<p>${'Một đoạn văn đủ dài. '.repeat(30)}</p>`;
    await shown(
      item({ content: `${prose}<p>Nguồn: Tin Tài Chính Demo</p>` }),
      item({ content: `${prose}<p>Nguồn: Tin Tài Chính Demo</p>` }),
      item({ content: `${prose}<p>Theo Báo Đầu tư</p>` }),
    );
    expect(foot()).toBe('News source: localhost:5173 · Nguồn: Tin Tài Chính Demo · Theo Báo Đầu tư');
  });
});
