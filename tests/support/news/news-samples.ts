import { asList, asRecord } from '../../../src/lib/json';
import { corpus } from '../corpus';
import { vectors } from './news-vectors';

/** Markup as news providers really send it, each named by its oddity; all written for Nhịp. */
const quirks: Readonly<Record<string, string>> = {
  'Word’s markup':
    '<p class=MsoNormal style="mso-outline-level:1"><span lang=VI style="font-family:Arial">Lợi nhuận quý III</span><o:p></o:p></p>',
  'a closing br': 'Doanh thu tăng</br>Biên lãi gộp giảm',
  'an unclosed list': '<ul><li>HPG<li>FPT<li>MBB',
  'tags that cross': '<p><b>Khối ngoại <i>mua ròng</b> phiên thứ tư</i></p>',
  'a paragraph in a paragraph': '<p>Thanh khoản <p>cải thiện</p></p>',
  'a table with a width and a style':
    '<table width="980" style="border:0"><tr><td bgcolor=#eee nowrap>VNM</td><td align=right>61,2</td></tr></table>',
  'rows without a table': '<tr><td>SSI</td><td>35,1</td></tr>',
  'an image that loads late':
    '<img data-src="https://anh.example/hpg.webp" src="data:," alt="Cổ phiếu HPG" loading=lazy>',
  'a counter of readers': '<p>Tin</p><img src="https://dem.example/1.gif?id=9" width=1 height=1>',
  'a video frame': '<iframe width=560 src="https://video.example/nhung/9"></iframe><p>Bản tin tối</p>',
  'a linked picture':
    '<a href="https://bao.example/tin.htm"><img src="https://bao.example/tin.jpg"></a>Cổ tức 20%',
  'comments of an editor': '<!--[if gte mso 9]><xml></xml><![endif]--><p>Đại hội cổ đông<!-- xem lại --></p>',
  'a section of characters': '<![CDATA[<p>Trái phiếu</p>]]>',
  'entities without an end': '<p>Lãi &gt 15&percnt; &nbsp &copy 2026</p>',
  'letters in two parts': '<p>Ho\u0302i phu\u0323c</p>',
  'a font and a centre': '<center><font face="Tahoma" color=red size=4>NÓNG</font></center>',
  'a style sheet and a base':
    '<style>.tin{float:left}</style><base href="https://bao.example/"><p class=tin>Vàng</p>',
  'an own element': '<zing-quote author="An">Giữ tỷ trọng vừa phải</zing-quote>',
  'names of the page': '<p id="root" name="location">Tự doanh</p><form id=body><input name=style></form>',
  'a full stop only': '<p>.</p>',
  'nothing at all': '',
};

/** Harmless articles whose words all stay. */
const harmless: readonly { title: string; content: string }[] = [
  {
    title: 'Đoạn văn',
    content: '<p>Dòng tiền <em>quay lại</em> nhóm thép.</p><p>HPG tăng <strong>2,4%</strong>.</p>',
  },
  {
    title: 'Danh sách',
    content: '<ol><li>Chờ nhịp điều chỉnh</li><li>Mua thăm dò 1/3</li></ol><ul><li>Không mua đuổi</li></ul>',
  },
  {
    title: 'Bảng',
    content:
      '<table><thead><tr><th colspan="2">Khối ngoại</th></tr></thead><tbody><tr><td>FPT</td><td>+81,5</td></tr></tbody></table>',
  },
  {
    title: 'Trích dẫn và liên kết',
    content:
      '<blockquote>Lãi suất đi ngang</blockquote><p>Theo <a href="https://bao.example/lai-suat">bài gốc</a>.</p>',
  },
  {
    title: 'Hình có chú thích',
    content:
      '<figure><img src="https://anh.example/vni.png" alt="VN-Index một năm"><figcaption>VN-Index, giá đóng cửa</figcaption></figure>',
  },
  { title: 'Tiêu đề con', content: '<h3>Nhóm ngân hàng</h3><p>MBB &amp; TCB<br>cùng tăng &lt; 1%</p>' },
];

type Vector = { vector: string; repeat?: number };
type Article = { title: string; content: string | null };

/** Files with more, as `{ vectors: [{ vector }] }`, `{ items: [{ title, content }] }` or `[{ content }]`. */
const listsIn = <Row>(name: string) =>
  corpus.flatMap((file) => (asList(asRecord(file)?.[name]) ?? []) as Row[]);
const larger = {
  vectors: listsIn<Vector>('vectors'),
  quirks: corpus.flatMap((file) => (Array.isArray(file) ? (file as Article[]) : [])),
  harmless: listsIn<Article>('items').map(({ title, content }) => ({ title, content: content ?? '' })),
};

const own = Object.entries(vectors);

/** Vectors in a row or repeated, in batches that take a second or two each. */
export const vectorBatches = [
  { name: 'our own, in a row', batch: [{ id: 'all', html: own.map(([, vector]) => vector).join('') }] },
  { name: 'our own, each twice', batch: own.map(([id, vector]) => ({ id, html: vector.repeat(2) })) },
  ...Array.from({ length: Math.ceil(larger.vectors.length / 100) }, (_, n) => ({
    name: `the larger collection, batch ${n + 1}`,
    batch: larger.vectors
      .slice(n * 100, (n + 1) * 100)
      .map(({ vector, repeat = 1 }, i) => ({ id: n * 100 + i, html: vector.repeat(Math.min(repeat, 100)) })),
  })),
];

export const newsQuirks: readonly { what: string; content: string }[] = [
  ...Object.entries(quirks).map(([what, content]) => ({ what, content })),
  ...larger.quirks.map(({ content }, i) => ({ what: `larger ${i}`, content: content ?? '' })),
];

export const harmlessNews = [...harmless, ...larger.harmless];

/** Every attack, each once. */
export const attacks: readonly string[] = [
  ...own.map(([, vector]) => vector),
  ...larger.vectors.map(({ vector, repeat = 1 }) => vector.repeat(Math.min(repeat, 100))),
];
