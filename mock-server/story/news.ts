import { formatBoardDayMonth } from '../../src/market/format';
import { newsItem, paragraph, strong, type NewsItem } from '../reports/news-feed/markup';
import type { Reports } from '../reports/reports';
import { billions, level, moved, netted, points } from '../reports/wording';
import type { Market } from '../simulator/simulator';
import { STORY } from './story';

const { signalDay } = STORY;

/** The news with the outlook on the story's trading day, which is written before it opens, and stays while it runs. */
export function withOutlook(
  news: readonly NewsItem[],
  market: Market,
  reports: Reports,
): readonly NewsItem[] {
  const before = market.days().findLast((day) => day < signalDay);
  const isShown = market.lastDay() === before && market.now().getTime() >= published;
  if (!isShown || before === undefined) return news;
  return [...news, outlook(before, reports)].toSorted((a, b) => (a.date < b.date ? 1 : -1));
}

const CLOCK = '08:40:00';
const published = Date.parse(`${signalDay}T${CLOCK}+07:00`);

function outlook(before: string, reports: Reports): NewsItem {
  const { indices, flow, sectors } = reports.tradingDay(before);
  const { value, change, turnover } = indices.VNINDEX;
  const [strongest, weakest] = [sectors[0]!, sectors.at(-1)!];
  return newsItem(
    signalDay,
    CLOCK,
    `Trước phiên ${formatBoardDayMonth(signalDay)}: VN-Index ở ${level(value)}, khối ngoại ${netted(flow.foreign)}`,
    [
      paragraph(
        `${strong(`Phiên ${formatBoardDayMonth(before)}`)}, VN-Index ${moved(change, points)}, thanh khoản trên HOSE đạt ` +
          `${billions(turnover)}.`,
      ),
      paragraph(
        `Mạnh nhất là nhóm ${strong(strongest.name)}, yếu nhất là nhóm ${strong(weakest.name)}. Đợt khớp lệnh mở cửa ` +
          'bắt đầu lúc 09:00.',
      ),
    ],
    { author: 'Hoàng Nam', tags: ['Thị trường', 'VN-Index'] },
  );
}
