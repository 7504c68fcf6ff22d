import type { IndexSession } from '../simulator/indices';
import type { SectorSession } from '../simulator/sectors';
import type { Session } from './session';
import { times } from './wording';

/** The desk's words on a session: what follows from the figures beside it, none of them repeated. */
export function noteOn({ indices, usualTurnover }: Session): string {
  const main = indices.VNINDEX;
  return [headline(main), balance(main), liquidity(main.turnover / usualTurnover)].join(' ');
}

function headline(main: IndexSession): string {
  const [up, down] = sides(main);
  if (main.change > 0) return up > down ? 'Sắc xanh chiếm ưu thế.' : 'Chỉ số xanh, số mã giảm lại nhiều hơn.';
  if (main.change < 0) return up < down ? 'Áp lực bán chiếm ưu thế.' : 'Chỉ số đỏ, số mã tăng lại nhiều hơn.';
  return 'Thị trường giằng co.';
}

function balance(main: IndexSession): string {
  const [up, down] = sides(main);
  const [more, fewer] = up >= down ? ['tăng', 'giảm'] : ['giảm', 'tăng'];
  const [most, least] = [Math.max(up, down), Math.min(up, down)];
  if (least === 0) return `Không mã nào ${fewer} giá trên HOSE.`;
  if (most / least < 1.05) return 'Trên HOSE số mã tăng và số mã giảm gần bằng nhau.';
  return `Trên HOSE số mã ${more} gấp ${times(most / least)} số mã ${fewer}.`;
}

function liquidity(ratio: number): string {
  const percent = Math.round(Math.abs(ratio - 1) * 100);
  if (percent < 3) return 'Thanh khoản ngang bình quân 20 phiên.';
  return `Thanh khoản ${ratio > 1 ? 'cao' : 'thấp'} hơn ${percent}% so với bình quân 20 phiên.`;
}

/** How many stocks rose and how many fell, those at their limits included. */
function sides({ ceiling, advancers, decliners, floor }: IndexSession) {
  return [ceiling + advancers, decliners + floor] as const;
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
