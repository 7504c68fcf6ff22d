import { ok, refuse, type ApiResponse, type ApiRequest } from './calls';

/** The news provider, called as `GET /news?format=json&today=0`: a bare list, with or without the optional fields. */
export function newsResponse({ method, query }: ApiRequest, hasDetails: boolean): ApiResponse {
  const isSupported = method === 'GET' && query.get('format') === 'json' && query.get('today') === '0';
  if (!isSupported) return refuse(400, 'Bad request');
  return ok(hasDetails ? headlines.map((headline, i) => ({ ...headline, ...details[i] })) : headlines);
}

const headlines = [
  {
    title: 'Khối ngoại mua ròng phiên thứ ba liên tiếp',
    date: '2026-08-27 15:20:00',
    content:
      '<p>Nhà đầu tư nước ngoài tiếp tục mua ròng trên HOSE, tập trung ở nhóm <strong>ngân hàng</strong>.</p><p>Nguồn: Bản tin thử nghiệm</p>',
  },
  {
    title: 'Hòa Phát c&ocirc;ng bố sản lượng th&aacute;ng 8',
    date: '27/08/2026 09:05',
    content:
      '<p>Sản lượng thép xây dựng tăng so với cùng kỳ nhờ nhu cầu đầu tư công. Doanh nghiệp giữ nguyên kế hoạch cả năm và cho biết lò cao thứ hai của khu liên hợp Dung Quất 2 đã chạy ổn định từ đầu quý.</p><p>Nguồn: Bản tin thử nghiệm</p>',
  },
  { title: 'Lịch nghỉ lễ Quốc khánh 2/9', date: null, content: '' },
];

const details = [
  {
    author: 'Thu Hằng',
    tags: ['Khối ngoại', 'Ngân hàng'],
    source: 'Báo Thử nghiệm',
    symbols: ['VCB', 'MBB'],
  },
  {
    author: 'Nguyễn Đức Huy',
    tags: ['Thép'],
    source: 'Báo Thử nghiệm',
    url: 'https://bao.example/hoa-phat',
    symbols: 'HPG',
  },
];
