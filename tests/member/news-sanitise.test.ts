// @module-tag P1
import { describe, expect, it } from 'vitest';
import { sanitise } from '../../src/member/news/sanitise';
import { strays, wordsOf } from '../support/news/news-profile';
import { harmlessNews, newsQuirks, vectorBatches } from '../support/news/news-samples';
import { vectors } from '../support/news/news-vectors';
import { tried } from '../support/tried';

const clean = (html: string) => sanitise(html) as string;

describe('the sanitiser of the news', () => {
  it.each(Object.entries(vectors))('lets nothing pass of %s', (_, vector) => {
    expect(strays(clean(vector))).toEqual([]);
    tried(1, 'attack strings sanitised');
  });

  it('drops the text of scripts and styles', () => {
    expect(clean('<p>Tin</p><script>alert(1)</script><style>p{color:red}</style>')).toBe('<p>Tin</p>');
  });

  it('makes every link open elsewhere and take nothing along', () => {
    expect(clean('<a href="https://tin.example/a?b=1&amp;c=2" rel="opener">bài gốc</a>')).toBe(
      '<a href="https://tin.example/a?b=1&amp;c=2" rel="noopener noreferrer" target="_blank" referrerpolicy="no-referrer">bài gốc</a>',
    );
  });

  it.each(['javascript:alert(1)', 'mailto:a@b.vn', '/logout', '//evil.example', '#x', 'tin.html', ''])(
    'reduces a link to %j to its text',
    (address) => {
      expect(clean(`<p>Xem <a href="${address}"><b>thêm</b></a></p>`)).toBe('<p>Xem <b>thêm</b></p>');
    },
  );

  it.each(['', ' ', '<img src="https://tin.example/a.png">', '<b>·</b>'])(
    'takes away a link whose name is %j',
    (name) => {
      expect(clean(`<p>Tin <a href="https://tin.example/a">${name}</a></p>`)).not.toContain('<a');
    },
  );

  it('names a link by the image in it', () => {
    expect(clean('<a href="https://tin.example/a"><img src="x.png" alt="Biểu đồ"></a>')).toContain(
      '>Biểu đồ</a>',
    );
  });

  it('shows an image as its alternative text, never as markup', () => {
    expect(
      clean('<figure><img src="https://tin.example/a.png" alt="<b>Biểu đồ</b>"></figure><img src=x>'),
    ).toBe('<figure>&lt;b&gt;Biểu đồ&lt;/b&gt;</figure>');
  });

  it('moves headings below those of the page', () => {
    expect(clean('<h1>A</h1><h2>B</h2><h3>C</h3><h4>D</h4><h5>E</h5><h6>F</h6>')).toBe(
      '<h3>A</h3><h3>B</h3><h3>C</h3><h4>D</h4><h4>E</h4><h4>F</h4>',
    );
  });

  it('keeps a table with its spans, and drops those that are absurd', () => {
    expect(
      clean(
        '<table border=1><thead><tr><th scope=col colspan=2>Mã</th></tr></thead><tbody><tr><td rowspan="0">VNM</td><td colspan=9999>1</td></tr></tbody><tfoot><tr><td>Σ</td></tr></tfoot></table>',
      ),
    ).toBe(
      '<table><thead><tr><th colspan="2">Mã</th></tr></thead><tbody><tr><td>VNM</td><td>1</td></tr></tbody><tbody><tr><td>Σ</td></tr></tbody></table>',
    );
  });

  it('reduces what it does not know to its text, and keeps paragraphs apart', () => {
    expect(clean('<div><div>Một <span style="color:red">hai</span></div><font>ba</font></div><hr>')).toBe(
      '<p>Một hai</p>ba',
    );
  });

  it('composes Vietnamese letters', () => {
    expect(clean('<p>Kh&ocirc;́i ngo&#7841;i</p>')).toBe('<p>Khối ngoại</p>');
  });

  it('does not let a combining mark swallow the end of a tag', () => {
    expect(clean('<p>\u0338 onclick=alert(1) x</p>')).toBe('<p>\u0338 onclick=alert(1) x</p>');
  });

  it('takes out the marks that turn the reading direction', () => {
    expect(clean('<p>\u202Eơig nauq\u202C</p>')).toBe('<p>ơig nauq</p>');
  });

  it('balances what was left open', () => {
    expect(clean('<p>Một<p>Hai<br>Ba <b>bốn')).toBe('<p>Một</p><p>Hai<br>Ba <b>bốn</b></p>');
  });

  it('reads no further than a long article goes', () => {
    expect(clean(`<p>${'a'.repeat(300_000)}</p>`)).toBe(`<p>${'a'.repeat(199_997)}</p>`);
  });
});

describe('the sanitiser of the news, on articles', () => {
  it.each(vectorBatches)('lets nothing pass of the vectors of $name', ({ batch }) => {
    const found = batch.flatMap(({ id, html }) => strays(clean(html)).map((stray) => `${id}: ${stray}`));
    tried(batch.length, 'attack strings sanitised');
    expect(found).toEqual([]);
  });

  it('keeps to the profile on every quirk of real news', () => {
    const found = newsQuirks.flatMap(({ what, content }) =>
      strays(clean(content)).map((stray) => `${what}: ${stray}`),
    );
    expect(found).toEqual([]);
  });

  it('keeps every word of harmless news', () => {
    const kept = harmlessNews.map(({ title, content }) => ({ title, words: wordsOf(clean(content)) }));
    tried(kept.length, 'harmless articles');
    expect(kept).toEqual(
      harmlessNews.map(({ title, content }) => ({
        title,
        words: wordsOf(content.replace(/<img[^>]*alt="([^"]*)"[^>]*>/g, '$1')),
      })),
    );
  });
});
