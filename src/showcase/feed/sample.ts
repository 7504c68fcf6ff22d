import type { Day } from '../../market/day';
import type { PersonId } from '../people';
import type { Drawn } from '../pictures/Picture';

/** The background of each tag, one of the colours of charts. */
export const tagColours = {
  basics: 'blue',
  technical: 'violet',
  risk: 'orange',
  habits: 'pink',
  market: 'grey',
} as const;

type TagName = keyof typeof tagColours;

type Article = {
  date: Day;
  author: PersonId;
  tags: readonly TagName[];
  picture: Drawn;
};

/** Sample articles, newest first; title and description of each are texts of its name. */
export const articles = {
  reading: {
    ...{ date: '2026-06-19', author: 'linh', tags: ['basics'] },
    picture: { scene: 'tiles', palette: 'river', seed: 4 },
  },
  breadth: {
    ...{ date: '2026-06-17', author: 'khoa', tags: ['market'] },
    picture: { scene: 'lanterns', palette: 'indigo', seed: 2 },
  },
  stop: {
    ...{ date: '2026-06-12', author: 'my', tags: ['risk', 'habits'] },
    picture: { scene: 'drum', palette: 'lacquer', seed: 1 },
  },
  settlement: {
    ...{ date: '2026-06-09', author: 'bao', tags: ['basics'] },
    picture: { scene: 'terraces', palette: 'rice', seed: 7 },
  },
  gaps: {
    ...{ date: '2026-06-04', author: 'khoa', tags: ['technical'] },
    picture: { scene: 'tiles', palette: 'dawn', seed: 9 },
  },
  diary: {
    ...{ date: '2026-05-28', author: 'vy', tags: ['habits'] },
    picture: { scene: 'lanterns', palette: 'dawn', seed: 5 },
  },
  dividend: {
    ...{ date: '2026-05-21', author: 'linh', tags: ['basics', 'market'] },
    picture: { scene: 'drum', palette: 'river', seed: 3 },
  },
  spread: {
    ...{ date: '2026-05-14', author: 'my', tags: ['risk'] },
    picture: { scene: 'terraces', palette: 'indigo', seed: 11 },
  },
  alerts: {
    ...{ date: '2026-05-07', author: 'huy', tags: ['technical', 'habits'] },
    picture: { scene: 'terraces', palette: 'dawn', seed: 6 },
  },
} as const satisfies Record<string, Article>;

export type ArticleId = keyof typeof articles;
