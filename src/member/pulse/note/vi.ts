import { formatIndex as points, formatRatio as times, formatTurnover as whole } from '../../../market/format';
import type { Wording } from './wording';

const billions = (value: number) => `${whole(value)} tỷ đồng`;

const netted: Wording['foreign'] = ({ billions: value, side }) => {
  if (side === 'none') return 'mua bán cân bằng';
  return `${side === 'buy' ? 'mua' : 'bán'} ròng ${billions(value)}`;
};

/** The note's phrases in Vietnamese. */
export const vi: Wording = {
  tradingDay: (weekday, dayMonth) =>
    `Phiên ${weekday.charAt(0).toLocaleLowerCase('vi')}${weekday.slice(1)} ${dayMonth}: `,
  pair: (first, second, isLong) => `${first} ${isLong ? 'cùng' : 'và'} ${second}`,
  moneyInto: (sectors) => `tiền vào nhóm ${sectors}`,
  sellingIn: (sectors) => `áp lực bán dồn vào nhóm ${sectors}`,
  green: (sectors) => `sắc xanh chiếm ưu thế${sectors === null ? '' : `, dẫn đầu là nhóm ${sectors}`}`,
  red: (sectors) => `sắc đỏ chiếm ưu thế${sectors === null ? '' : `, giảm mạnh nhất là nhóm ${sectors}`}`,
  upAlthoughMoreFell: 'chỉ số tăng dù số mã giảm nhiều hơn',
  downAlthoughMoreRose: 'chỉ số giảm dù số mã tăng nhiều hơn',
  undecided: 'thị trường giằng co',
  index(move, change, percent, value) {
    if (move === 'none') return `VN-Index đi ngang ở ${points(value)}`;
    const [verb, to] = move === 'up' ? ['tăng', 'lên'] : ['giảm', 'xuống'];
    return `VN-Index ${verb} ${points(change)} điểm (${points(percent)}%) ${to} ${points(value)}`;
  },
  turnover(value, percent, isOver) {
    const average = isOver ? 'bình quân 20 phiên' : 'bình quân cùng giờ của 20 phiên';
    return `thanh khoản đạt ${billions(value)}${percent === null ? '' : `, bằng ${whole(percent)}% ${average}`}`;
  },
  rose: (count, ratio) => `${whole(count)} mã tăng, gấp ${times(ratio)} lần số mã giảm`,
  fell: (count, ratio) => `${whole(count)} mã giảm, gấp ${times(ratio)} lần số mã tăng`,
  both(rose, fell) {
    if (fell === 0) return `${whole(rose)} mã tăng, không mã nào giảm`;
    if (rose === 0) return `${whole(fell)} mã giảm, không mã nào tăng`;
    return `${whole(rose)} mã tăng, ${whole(fell)} mã giảm`;
  },
  only: (rose, fell) =>
    rose > fell
      ? `${whole(rose)} mã tăng, chỉ ${whole(fell)} mã giảm`
      : `${whole(fell)} mã giảm, chỉ ${whole(rose)} mã tăng`,
  foreign: (net) => `khối ngoại ${netted(net)}`,
  proprietary: (net) => `tự doanh ${netted(net)}`,
};
