import type { IndexSession } from '../simulator/indices';
import type { SectorSession } from '../simulator/sectors';
import type { Session } from './session';
import { billions, moved, netted, percent, points, signedPercent, times } from './wording';

/** The desk's words on a session: only figures that the tables beside it show, and what follows from them. */
export function noteOn(session: Session): string {
  const { indices, sectors, flow, usualTurnover } = session;
  const main = indices.VNINDEX;
  const [strongest, weakest] = [sectors[0]!, sectors.at(-1)!];
  return [
    `VN-Index ${moved(main.change, points)} (${signedPercent(main.changePercent)}), đóng cửa ở ${points(main.value)}.`,
    `Giá trị khớp lệnh trên HOSE đạt ${billions(main.turnover)}, bằng ${times(main.turnover / usualTurnover)} bình quân 20 phiên.`,
    `Trên HOSE có ${breadth(main)}.`,
    `Nhóm ${strongest.name} ${lead(strongest)} (${moved(strongest.changePercent, percent)}), ` +
      `nhóm ${weakest.name} yếu nhất (${moved(weakest.changePercent, percent)}).`,
    `Khối ngoại ${netted(flow.foreign)}, tự doanh ${netted(flow.proprietary)}.`,
  ].join(' ');
}

/** What a session's strongest sector did: where all of them fall it leads nobody. */
export function lead({ changePercent }: SectorSession): string {
  return changePercent > 0 ? 'dẫn đầu' : 'vững nhất';
}

/** '3 mã tăng trần, 78 mã tăng, 12 mã đứng giá, 47 mã giảm': the counts as the table has them, without noughts. */
export function breadth({ ceiling, advancers, unchanged, decliners, floor }: IndexSession): string {
  const counts = {
    'tăng trần': ceiling,
    tăng: advancers,
    'đứng giá': unchanged,
    giảm: decliners,
    'giảm sàn': floor,
  };
  return Object.entries(counts)
    .filter(([, count]) => count > 0)
    .map(([what, count]) => `${count} mã ${what}`)
    .join(', ');
}
