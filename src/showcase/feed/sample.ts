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

function article(date: Day, author: PersonId, tags: readonly TagName[], picture: Drawn) {
  return { date, author, tags, picture };
}

/** Sample articles, newest first; title and description of each are texts of its name. */
export const articles = {
  reading: article('2026-06-19', 'linh', ['basics'], { scene: 'tiles', palette: 'river', seed: 4 }),
  breadth: article('2026-06-17', 'khoa', ['market'], { scene: 'lanterns', palette: 'indigo', seed: 2 }),
  stop: article('2026-06-12', 'my', ['risk', 'habits'], { scene: 'drum', palette: 'lacquer', seed: 1 }),
  settlement: article('2026-06-09', 'bao', ['basics'], { scene: 'terraces', palette: 'rice', seed: 7 }),
  gaps: article('2026-06-04', 'khoa', ['technical'], { scene: 'tiles', palette: 'dawn', seed: 9 }),
  diary: article('2026-05-28', 'vy', ['habits'], { scene: 'lanterns', palette: 'dawn', seed: 5 }),
  dividend: article('2026-05-21', 'linh', ['basics', 'market'], { scene: 'drum', palette: 'river', seed: 3 }),
  spread: article('2026-05-14', 'my', ['risk'], { scene: 'terraces', palette: 'indigo', seed: 11 }),
  alerts: article('2026-05-07', 'huy', ['technical', 'habits'], {
    scene: 'terraces',
    palette: 'dawn',
    seed: 6,
  }),
};

export type ArticleId = keyof typeof articles;
