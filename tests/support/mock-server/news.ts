import { createReports } from '../../../mock-server/reports/reports';
import { createMarket } from '../../../mock-server/simulator/simulator';

export type Item = {
  title: string;
  date: string;
  content: string;
  author: string;
  tags: readonly string[];
  source: string;
  symbols: readonly string[];
};

export const newsAt = (now: string) => createReports(createMarket({ now: () => new Date(now) })).news();
export const titled = (news: Item[], text: RegExp) => news.find(({ title }) => text.test(title));
