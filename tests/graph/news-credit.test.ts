import { describe, expect, it } from 'vitest';
import { NewsDocument } from '../../src/member/news/news.generated';
import { executeQuery } from '../support/graph/execute-query';

const item = { title: 'Tin', date: '2026-08-21 15:05:12', content: '<p>Tin</p>' };
const bare = { author: null, tags: [], source: null, url: null, symbols: [] };
const read = { title: 'Tin', date: '2026-08-21T15:05', content: '<p>Tin</p>', ...bare };

const news = async (json: unknown) => (await executeQuery(NewsDocument, { 'GET /news': { json } })).data;

describe('the credit, tags and tickers of the news', () => {
  it('carries the writer, the topics, the publication with its address, and the tickers', async () => {
    const details = {
      author: 'Thu Hằng',
      tags: ['Ngân hàng', 'Cổ tức'],
      source: 'Bản tin Tài chính',
      url: 'https://tin.example/mbb?trang=2',
      symbols: ['MBB', 'TCB'],
    };
    expect(await news([{ ...item, ...details }])).toEqual({ news: [{ ...read, ...details }] });
  });

  it.each([null, 7, '', ' ', 'null', [], {}, ['Thu Hằng'], { name: 'Thu Hằng' }, '\u200B'])(
    'names no writer and no publication where they are %j',
    async (value) => {
      expect(await news([{ ...item, author: value, source: value }])).toEqual({ news: [read] });
    },
  );

  it('shows a writer on one line, without marks that reorder letters, and no longer than a name', async () => {
    const author = (text: string) => news([{ ...item, author: text }]);
    expect(await author(' Thu\n Ha\u0306\u0300ng\u202E ')).toEqual({
      news: [{ ...read, author: 'Thu Hằng' }],
    });
    expect(await author('x'.repeat(5000))).toEqual({ news: [{ ...read, author: 'x'.repeat(100) }] });
  });

  it.each([
    [
      ['Ngân hàng', 'Ngân hàng', ' Cổ\ntức '],
      ['Ngân hàng', 'Cổ tức'],
    ],
    [[{ title: 'Ngân hàng', color: 'red' }, { name: 'x' }], ['Ngân hàng']],
    ['Ngân hàng, Cổ tức;Thép', ['Ngân hàng', 'Cổ tức', 'Thép']],
    [[null, 3, '', 'null', {}, [], ['x']], []],
    [
      Array.from({ length: 99 }, (_, i) => `Chủ đề ${i}`),
      Array.from({ length: 10 }, (_, i) => `Chủ đề ${i}`),
    ],
    [null, []],
    [7, []],
    [{ 0: 'x' }, []],
  ])('reads the tags %j', async (tags, shown) => {
    expect(await news([{ ...item, tags }])).toEqual({ news: [{ ...read, tags: shown }] });
  });

  it.each([
    ['http://tin.example', 'http://tin.example/'],
    [' HTTPS://TIN.example/A ', 'https://tin.example/A'],
    ['//tin.example/a', null],
    ['/a', null],
    ['javascript:alert(1)', null],
    ['data:text/html,x', null],
    ['https://ngan-hang.example@tin.example/', null],
    ['https://', null],
    [`https://tin.example/${'x'.repeat(2000)}`, null],
    [null, null],
    [{}, null],
  ])('reads the address %j', async (url, shown) => {
    expect(await news([{ ...item, url }])).toEqual({ news: [{ ...read, url: shown }] });
  });

  it('reads tickers from a list or a text, without what no feed lists', async () => {
    const symbols = async (value: unknown) => (await news([{ ...item, symbols: value }])) as unknown;
    const shown = { news: [{ ...read, symbols: ['MBB', 'TCB'] }] };
    expect(await symbols(['mbb ', 'TCB', 'MBB', '../x', null, {}])).toEqual(shown);
    expect(await symbols('MBB, TCB')).toEqual(shown);
  });
});
