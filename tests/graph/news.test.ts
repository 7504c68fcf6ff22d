import { describe, expect, it } from 'vitest';
import { NewsDocument } from '../../src/member/news/news.generated';
import { decodeTitle } from '../../src/graph/readers/decode-title';
import { executeQuery } from '../support/graph/execute-query';

const item = { title: 'Tin', date: '2026-08-21 15:05:12', content: '<p>Tin</p>' };
const bare = { author: null, tags: [], source: null, url: null, symbols: [] };
const read = { title: 'Tin', date: '2026-08-21T15:05', content: '<p>Tin</p>', ...bare };

const news = async (json: unknown) => (await executeQuery(NewsDocument, { 'GET /news': { json } })).data;

describe('the news', () => {
  it('is requested from the provider as agreed, without the token', async () => {
    const { server } = await executeQuery(NewsDocument, { 'GET /news': { json: [] } });
    expect(server.calls.map(({ url, headers }) => [url, headers])).toEqual([
      ['/news?format=json&today=0', { accept: 'application/json' }],
    ]);
  });

  it('comes newest first, headlines without a date last', async () => {
    const dated = (title: string, date: unknown) => ({ ...item, title, date });
    expect(
      await news([dated('a', null), dated('b', '2026-08-20 10:00:00'), dated('c', '2026-08-21 10:00:00')]),
    ).toEqual({
      news: [
        { ...read, title: 'c', date: '2026-08-21T10:00' },
        { ...read, title: 'b', date: '2026-08-20T10:00' },
        { ...read, title: 'a', date: null },
      ],
    });
  });

  it.each([
    ['2026-08-21 15:05:12', '2026-08-21T15:05'],
    ['2026-08-21', '2026-08-21T00:00'],
    ['2026-04-28T15:39:00', '2026-04-28T15:39'],
    ['2026-01-02T00:00:00+07:00', '2026-01-02T00:00'],
    ['2026-01-02T17:00:00.000Z', '2026-01-03T00:00'],
    ['21/08/2026 15:05', '2026-08-21T15:05'],
    ['21/08/2026', '2026-08-21T00:00'],
    ['/Date(1709658000000)/', '2024-03-06T00:00'],
    [1773079639000, '2026-03-10T01:07'],
    ['Fri, 02 Jan 2026 09:15:00 +0700', '2026-01-02T09:15'],
    ['', null],
    ['now', null],
    ['31/02/2026', null],
    ['08/21/2026 15:05', null],
    ['0001-01-01', null],
    ['9999-12-31', null],
    [null, null],
    [0, null],
    [-1, null],
    [8640000000000001, null],
    [{}, null],
  ])('reads the date %j', async (date, shown) => {
    expect(await news([{ ...item, date }])).toEqual({ news: [{ ...read, date: shown }] });
  });

  it.each([
    ['Một dòng', 'Một dòng'],
    ['Đoạn một\ndòng hai\r\n\r\nĐoạn hai', '<p>Đoạn một<br>dòng hai</p><p>Đoạn hai</p>'],
    ['<![CDATA[<p>Tin</p>]]>', '<p>Tin</p>'],
    ['&lt;p&gt;Lãi &amp;lt; 5%&lt;/p&gt;', '<p>Lãi &lt; 5%</p>'],
    ['<p>&lt;b&gt; là thẻ in đậm</p>', '<p>&lt;b&gt; là thẻ in đậm</p>'],
    ['P/E < 10 & ROE > 20', 'P/E < 10 & ROE > 20'],
    ['<img src="data:image/png;base64,AA\nBB=="><p>Tin</p>', '<img src=""><p>Tin</p>'],
    ["<img src='data:image/png;base64,AA' alt='Đồ thị'>", "<img src='' alt='Đồ thị'>"],
    ['<img src=data:image/png;base64,AA><p>Tin</p>', '<img src=><p>Tin</p>'],
  ])('has the text of %j', async (content, shown) => {
    expect(await news([{ ...item, content }])).toEqual({ news: [{ ...read, content: shown }] });
  });

  it('has an article whole that follows an embedded image of any size', async () => {
    const content = `<img src="data:image/png;base64,${'A'.repeat(300_000)}"><p>Tin</p>`;
    expect(await news([{ ...item, content }])).toEqual({
      news: [{ ...read, content: '<img src=""><p>Tin</p>' }],
    });
  });

  it('has equal headlines of one source once, unless they are of other symbols', async () => {
    const told = (over: object) => ({ ...item, source: 'A', ...over });
    const titles = async (rows: object[]) => ((await news(rows)) as { news: object[] }).news.length;

    expect(await titles([told({}), told({ date: '2026-08-21 09:00' }), told({ source: 'B' })])).toBe(2);
    expect(await titles([told({ symbols: ['FPT'] }), told({ symbols: ['VNM'] })])).toBe(2);
  });

  it.each([null, 123, [], {}, 'null', 'undefined', '  '])(
    'has no text where the content is %j',
    async (content) => {
      expect(await news([{ ...item, content }])).toEqual({ news: [{ ...read, content: '' }] });
    },
  );

  it('hands the content on as it came, composed', async () => {
    const content = '<p>Kho\u0302\u0301i</p><script>1</script>';
    expect(await news([{ ...item, content }])).toEqual({
      news: [{ ...read, content: '<p>Khối</p><script>1</script>' }],
    });
  });

  it.each([null, 5, '', ' \n', {}, 'undefined', '&#8203;'])('leaves out an item titled %j', async (title) => {
    expect(await news([{ ...item, title }, item])).toEqual({ news: [read] });
  });
});

describe('a headline', () => {
  it('is read out of the CDATA that a source has left', async () => {
    expect(await news([{ ...item, title: '<![CDATA[Mua & bán]]>' }])).toEqual({
      news: [{ ...read, title: 'Mua & bán' }],
    });
  });

  it.each([
    ['Bản tin &quot;24/8&quot;: mua &amp; bán', 'Bản tin "24/8": mua & bán'],
    ['&amp;quot;x&amp;quot;', '&quot;x&quot;'],
    ['&amp;lt;b&amp;gt;', '&lt;b&gt;'],
    ['&lt;b&gt;đậm&lt;/b&gt;', '<b>đậm</b>'],
    ['Kh&#7889;i ngo&#x1EA1;i', 'Khối ngoại'],
    ['&Aacute; &ocirc; &hellip; &ndash; &rdquo;', 'Á ô … – ”'],
    ['&#147;x&#148; &#133;', '“x” …'],
    ['&#0; &#55296; &#1114112;', '\uFFFD \uFFFD'],
    ['&nosuch; &#; & &amp', '&nosuch; &#; & &amp'],
    ['\n  hai\tdòng&nbsp; ', 'hai dòng'],
    ['Ho\u0300a&#768;', 'Hòà'],
    ['abc&#8238;def', 'abcdef'],
  ])('%j reads %j', (title, text) => {
    expect(decodeTitle(title)).toBe(text);
  });
});

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
