import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { NoticesContext, NoticeWords, ShownNotice } from '../../machines/notices.machine';
import { noticesBench, noticesCells, steps, words, type Step } from './notices.walk';
import { walk, walkOf, type Seen, type Table } from '../support/machines/cases';
import { broken, walks } from '../support/machines/random-runs';

const { added, addedAnother, failed, updated, expired, refused, refusedAgain, refusedElsewhere, taken } =
  words;

const leaving = (...shown: ShownNotice[]) => ({ value: 'leaving', context: { shown } });
const staying = (...shown: ShownNotice[]) => ({ value: 'staying', context: { shown } });
const as = (id: number, notice: NoticeWords): ShownNotice => ({ ...notice, id: String(id) });
const told = (count: number, { value, context }: ReturnType<typeof leaving>) => ({
  value,
  context: { ...context, told: count },
});

const gone = leaving();
const four = [as(1, added), as(2, addedAnother), as(3, failed), as(4, updated)] as const;
const [, ...afterFirst] = four;
const five = [...four, as(5, expired)] as const;

const oneLeaving = {
  'show added': told(2, leaving(as(2, added))),
  'show expired': told(2, leaving(as(1, added), as(2, expired))),
  'show refused again': told(2, leaving(as(1, added), as(2, refusedAgain))),
  'show taken': told(2, leaving(as(1, added), as(2, taken))),
  'dismiss the first': gone,
  'the person leaves': gone,
  'the first has expired': gone,
  reading: staying(as(1, added)),
  '1,000 ms pass': gone,
  '4,000 ms pass': gone,
  '7,000 ms pass': gone,
};
const oneStaying = {
  'show added': told(2, staying(as(2, added))),
  'show expired': told(2, staying(as(1, added), as(2, expired))),
  'show refused again': told(2, staying(as(1, added), as(2, refusedAgain))),
  'show taken': told(2, staying(as(1, added), as(2, taken))),
  'dismiss the first': gone,
  'the person leaves': gone,
  read: leaving(as(1, added)),
};

const table: Table = {
  'leaving nothing': {
    seen: told(0, leaving()),
    steps: {
      'show added': told(1, leaving(as(1, added))),
      'show expired': told(1, leaving(as(1, expired))),
      'show refused again': told(1, leaving(as(1, refusedAgain))),
      'show taken': told(1, leaving(as(1, taken))),
    },
  },
  'leaving one of six seconds': { seen: told(1, leaving(as(1, added))), steps: oneLeaving },
  'leaving one after a glance': { seen: told(1, leaving(as(1, added))), steps: oneLeaving },
  'leaving one that was told again': {
    seen: told(2, leaving(as(2, added))),
    steps: {
      'show added': told(3, leaving(as(3, added))),
      'show expired': told(3, leaving(as(2, added), as(3, expired))),
      'show refused again': told(3, leaving(as(2, added), as(3, refusedAgain))),
      'show taken': told(3, leaving(as(2, added), as(3, taken))),
      'the person leaves': gone,
      reading: staying(as(2, added)),
      '1,000 ms pass': gone,
      '4,000 ms pass': gone,
      '7,000 ms pass': gone,
    },
  },
  'leaving two': {
    seen: told(2, leaving(as(1, added), as(2, expired))),
    steps: {
      'show added': told(3, leaving(as(2, expired), as(3, added))),
      'show expired': told(3, leaving(as(1, added), as(3, expired))),
      'show refused again': told(3, leaving(as(1, added), as(2, expired), as(3, refusedAgain))),
      'show taken': told(3, leaving(as(1, added), as(2, expired), as(3, taken))),
      'dismiss the first': leaving(as(2, expired)),
      'the person leaves': leaving(as(2, expired)),
      'the first has expired': leaving(as(2, expired)),
      reading: staying(as(1, added), as(2, expired)),
      '1,000 ms pass': leaving(as(2, expired)),
      '4,000 ms pass': gone,
      '7,000 ms pass': gone,
    },
  },
  'leaving four': {
    seen: told(4, leaving(...four)),
    steps: {
      'show added': told(5, leaving(...afterFirst, as(5, added))),
      'show expired': told(5, leaving(...five)),
      'show refused again': told(5, leaving(...four, as(5, refusedAgain))),
      'show taken': told(5, leaving(...four, as(5, taken))),
      'dismiss the first': leaving(...afterFirst),
      'the person leaves': leaving(as(3, failed), as(4, updated)),
      'the first has expired': leaving(...afterFirst),
      reading: staying(...four),
      '7,000 ms pass': gone,
    },
  },
  'staying one': { seen: told(1, staying(as(1, added))), steps: oneStaying },
  'staying one for long': { seen: told(1, staying(as(1, added))), steps: oneStaying },
  'leaving refusals': {
    seen: told(2, leaving(as(1, refusedElsewhere), as(2, refused))),
    steps: {
      'show added': told(3, leaving(as(1, refusedElsewhere), as(2, refused), as(3, added))),
      'show expired': told(3, leaving(as(1, refusedElsewhere), as(2, refused), as(3, expired))),
      'show refused again': told(3, leaving(as(1, refusedElsewhere), as(3, refusedAgain))),
      'show taken': told(3, leaving(as(1, refusedElsewhere), as(3, taken))),
      'the form is settled': leaving(as(1, refusedElsewhere)),
      'dismiss the first': leaving(as(2, refused)),
      'the first has expired': leaving(as(2, refused)),
      reading: staying(as(1, refusedElsewhere), as(2, refused)),
      '7,000 ms pass': gone,
    },
  },
  'staying taken and refused': {
    seen: told(2, staying(as(1, taken), as(2, refused))),
    steps: {
      'show added': told(3, staying(as(1, taken), as(2, refused), as(3, added))),
      'show expired': told(3, staying(as(1, taken), as(2, refused), as(3, expired))),
      'show refused again': told(3, staying(as(1, taken), as(3, refusedAgain))),
      'show taken': told(3, staying(as(3, taken))),
      'the form is settled': staying(as(1, taken)),
      'dismiss the first': staying(as(2, refused)),
      read: leaving(as(1, taken), as(2, refused)),
    },
  },
  'staying five': {
    seen: told(5, staying(...five)),
    steps: {
      'show added': told(6, staying(...afterFirst, as(5, expired), as(6, added))),
      'show expired': told(6, staying(...four, as(6, expired))),
      'show refused again': told(6, staying(...five, as(6, refusedAgain))),
      'show taken': told(6, staying(...five, as(6, taken))),
      'dismiss the first': staying(...afterFirst, as(5, expired)),
      'the person leaves': staying(as(3, failed), as(4, updated), as(5, expired)),
      read: leaving(...five),
    },
  },
};

describe('the notices', () => {
  it('do in every situation what their table says, and nothing else', async () => {
    expect(await walk(noticesCells())).toStrictEqual(walkOf(table, steps));
  });

  it('stay seven seconds after the last glance, so at least the five that are promised', () => {
    const bench = noticesBench();
    const shownAfter = (...way: Step[]) => {
      for (const step of way) void bench.take(step);
      return bench.look().context.shown.length;
    };

    expect([
      shownAfter(steps['show added'], { wait: 6_999 }),
      shownAfter(steps.reading, { wait: 3_600_000 }),
      shownAfter(steps.read, { wait: 6_999 }),
      shownAfter({ wait: 1 }),
    ]).toEqual([1, 1, 1, 0]);
  });

  it('keep their promises on random walks', () => {
    const promise = fc.property(fc.array(anyStep, { maxLength: 30 }), (way) => {
      const bench = noticesBench();
      const unkept: string[] = [];
      const stood = new Map<string, number>();
      for (const step of way) {
        const before = bench.look();
        void bench.take(step);
        const after = bench.look();
        unkept.push(...brokenPromises(step, before, after, stood));
        age(stood, step, after);
      }
      expect(unkept).toEqual([]);
    });

    fc.assert(promise, walks);
  });
});

const anyStep: fc.Arbitrary<Step> = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom<NoticeWords>(...Object.values(words)).map(show) },
  fc.constantFrom<Step>(steps.reading, steps.read, steps['the person leaves'], steps['the form is settled']),
  fc.integer({ min: 1, max: 9 }).map((id): Step => ({ type: 'dismiss', id: String(id) })),
  fc.integer({ min: 1, max: 8_000 }).map((wait): Step => ({ wait })),
);

function show(notice: NoticeWords): Step {
  return { type: 'show', notice };
}

type Look = Seen<NoticesContext>;

/** How long each notice on screen has stood without anybody reading. */
function age(stood: Map<string, number>, step: Step, { value, context }: Look) {
  const before = new Map(stood);
  stood.clear();
  for (const { id } of context.shown) {
    const passed = 'wait' in step ? step.wait : 0;
    stood.set(id, value === 'staying' ? 0 : (before.get(id) ?? 0) + passed);
  }
}

function brokenPromises(step: Step, before: Look, after: Look, stood: ReadonlyMap<string, number>) {
  const { shown: now } = after.context;
  const left = before.context.shown.filter(({ id }) => !now.some((notice) => notice.id === id));
  const said = now.map(({ kind, title, description }) => [kind, title, description].join());
  const refusals = now.flatMap(({ kind, topic }) => (kind === 'error' && topic ? [topic] : []));
  const isRead = before.value === 'staying';
  const ageOf = ({ id }: ShownNotice) => (stood.get(id) ?? 0) + ('wait' in step ? step.wait : 0);
  const type = 'type' in step ? step.type : 'wait';
  return broken({
    'nothing is said twice': new Set(said).size === said.length,
    'no name is given twice': new Set(now.map(({ id }) => id)).size === now.length,
    'what is told is on screen, the newest last':
      type !== 'show' || now.at(-1)?.id === String(after.context.told),
    'time alone takes only what has stood seven seconds, and all of that':
      type !== 'wait' ||
      before.context.shown.every((each) => left.includes(each) === (!isRead && ageOf(each) >= 7_000)),
    'nobody takes away what is read but the person, or what is newer':
      !isRead ||
      ['dismiss', 'forget', 'read'].includes(type) ||
      left.every((each) => isOutdatedBy(step, each)),
    'no form shows two refusals': new Set(refusals).size === refusals.length,
    'what a form has settled leaves no refusal of it': type !== 'settled' || !refusals.includes('add'),
    'who leaves leaves nothing personal': type !== 'forget' || now.every(({ isPersonal }) => !isPersonal),
    'staying means that there is something to read': after.value !== 'staying' || now.length > 0,
  });
}

function isOutdatedBy(step: Step, { kind, title, description, topic }: ShownNotice) {
  const newer: Partial<NoticeWords> =
    'notice' in step ? step.notice : 'topic' in step ? { topic: step.topic } : {};
  const isRepeated =
    [newer.kind, newer.title, newer.description].join() === [kind, title, description].join();
  return isRepeated || (kind === 'error' && topic !== undefined && newer.topic === topic);
}
