import type { Day } from '../../../src/market/day';
import { newsItem, paragraph, type NewsItem } from './markup';

/** Payloads of a compromised provider: each body tries another way to run code or to break the page's layout. */
const ATTACKS: readonly (readonly [title: string, ...body: string[]])[] = [
  ['Mã chạy trong ảnh', '<img src=x onerror="window.broken=1">', '<svg onload="window.broken=1"></svg>'],
  [
    'Mã chạy trong thẻ',
    '<script>window.broken=1</script>',
    '<iframe srcdoc="<script>parent.broken=1</script>"></iframe>',
  ],
  [
    'Liên kết giả',
    '<p><a href="javascript:window.broken=1">Xem chi tiết</a></p>',
    '<p><a href="//example.com" target="_top" onclick="window.broken=1">Đăng nhập lại</a></p>',
  ],
  [
    'Biểu mẫu lừa đảo',
    '<form action="https://example.com"><input name="password" type="password"><button>Đăng nhập</button></form>',
  ],
  [
    'Lớp phủ kín trang',
    '<div style="position:fixed;inset:0;z-index:9999;background:#fff">Phiên đã hết hạn</div>',
  ],
  ['Thẻ chiếm tên của trang', '<p id="root" name="body">Chiếm chỗ</p>', '<base href="https://example.com/">'],
  [
    'Tiêu đề đảo chiều \u202Enạh tếh \u202C',
    '<style>body{display:none}</style>',
    '<meta http-equiv="refresh" content="0;url=https://example.com">',
  ],
  [
    '&lt;b&gt;Tiêu đề mã hóa&lt;/b&gt;',
    '<table><tr><td><p>Thẻ không đóng',
    '<math><mtext><img src=x onerror=window.broken=1>',
  ],
];

/** Payloads beside the text: a script as the writer, a tag that closes its element, an address and a ticker that lead away. */
const DETAILS = {
  author: '<img src=x onerror="window.broken=1">',
  tags: ['</button><script>window.broken=1</script>', 'Đảo chiều \u202Enạht'],
  symbols: ['../../admin/plan', 'HPG'],
};

/** Composes the attacks as the news of a day, newest first, each with the usual credit. */
export function hostileNews(day: Day): (NewsItem & { url: string })[] {
  return ATTACKS.map(([title, ...body], i) => ({
    ...newsItem(
      day,
      `15:${String(40 - i).padStart(2, '0')}:00`,
      title,
      [...body, paragraph('Phần còn lại của bài viết.')],
      DETAILS,
    ),
    url: 'javascript:window.broken=1',
  }));
}
