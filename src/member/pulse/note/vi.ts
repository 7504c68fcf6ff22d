import { formatRatio as times } from '../../../market/format';
import type { Wording } from './wording';

const moments = { morning: 'Hết phiên sáng: ', closingAuction: 'Bước vào ATC: ', close: 'Kết phiên: ' };

/** The note's phrases in Vietnamese. */
export const vi: Wording = {
  moment: (moment) =>
    moment.kind === 'day'
      ? `Phiên ${moment.weekday.charAt(0).toLocaleLowerCase('vi')}${moment.weekday.slice(1)} ${moment.dayMonth}: `
      : moments[moment.kind],
  lead(lead) {
    if (lead.kind === 'undecided') return 'thị trường giằng co';
    const isUp = lead.way === 'up';
    switch (lead.kind) {
      case 'limit':
        return isUp
          ? `lực mua áp đảo, ${lead.count}/${lead.total} mã tăng trần`
          : `bán tháo trên diện rộng, ${lead.count}/${lead.total} mã nằm sàn`;
      case 'turned':
        return isUp
          ? `thị trường đảo chiều tăng sau giờ nghỉ trưa, từ ${lead.before} mã tăng lúc 11:30 lên ${lead.now}`
          : `thị trường đảo chiều giảm sau giờ nghỉ trưa, từ ${lead.before} mã tăng lúc 11:30 còn ${lead.now}`;
      case 'against':
        return isUp
          ? 'xanh vỏ đỏ lòng, chỉ số tăng nhưng số mã giảm nhiều hơn'
          : 'chỉ số giảm nhưng số mã tăng vẫn nhiều hơn';
      case 'broad':
        return isUp ? 'sắc xanh chiếm ưu thế' : 'sắc đỏ chiếm ưu thế';
      case 'slight':
        return isUp ? 'bên mua nhỉnh hơn' : 'bên bán nhỉnh hơn';
    }
  },
  detail(detail) {
    switch (detail.kind) {
      case 'sectors': {
        const moved = detail.way === 'up' ? 'tăng' : 'giảm';
        return detail.count === detail.total
          ? `cả ${detail.total} nhóm ngành đều ${moved}`
          : `${detail.count}/${detail.total} nhóm ngành ${moved}`;
      }
      case 'busy':
        return `thanh khoản gấp ${times(detail.times)} lần bình quân ${detail.isOver ? '' : 'cùng giờ của '}20 phiên`;
      case 'quiet':
        return 'giao dịch thưa hơn thường lệ';
      case 'foreign': {
        const traded = detail.way === 'up' ? 'mua ròng' : 'bán ròng';
        return detail.isAgainst ? `khối ngoại ${traded} ngược chiều` : `khối ngoại cũng ${traded}`;
      }
      case 'large':
        return `nhóm VN30 ${detail.isStronger ? 'mạnh' : 'yếu'} hơn mặt bằng chung`;
    }
  },
};
