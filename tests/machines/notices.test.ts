// @module-tag P9
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { NoticeContent } from '../../machines/notice';
import type { NoticesContext, ShownNotice } from '../../machines/notices.machine';
import { differences, expectedOf, randomRuns, violations, type Table } from '../support/machines/cases';
import type { Observation } from '../support/machines/harness';
import { cases, contents, start, steps, type Step } from './notices.walk';
import { tried } from '../support/tried';

const { added, addedAnother, failed, updated, expired, refused, refusedAgain, refusedElsewhere, succeeded } =
  contents;

const running = (...shown: ShownNotice[]) => ({ value: 'running', context: { shown } });
const paused = (...shown: ShownNotice[]) => ({ value: 'paused', context: { shown } });
const as = (id: number, notice: NoticeContent): ShownNotice => ({ ...notice, id: String(id) });
const withLastId = (lastId: number, { value, context }: ReturnType<typeof running>) => ({
  value,
  context: { ...context, lastId },
});

const gone = running();
const four = [as(1, added), as(2, addedAnother), as(3, failed), as(4, updated)] as const;
const [, ...afterFirst] = four;
const five = [...four, as(5, expired)] as const;

const oneRunning = {
  'show added': withLastId(2, running(as(2, added))),
  'show expired': withLastId(2, running(as(1, added), as(2, expired))),
  'show refused again': withLastId(2, running(as(1, added), as(2, refusedAgain))),
  'show succeeded': withLastId(2, running(as(1, added), as(2, succeeded))),
  'dismiss the first': gone,
  'remove personal': gone,
  'the first has expired': gone,
  'reading started': paused(as(1, added)),
  '1,000 ms pass': gone,
  '4,000 ms pass': gone,
  '7,000 ms pass': gone,
};
const onePaused = {
  'show added': withLastId(2, paused(as(2, added))),
  'show expired': withLastId(2, paused(as(1, added), as(2, expired))),
  'show refused again': withLastId(2, paused(as(1, added), as(2, refusedAgain))),
  'show succeeded': withLastId(2, paused(as(1, added), as(2, succeeded))),
  'dismiss the first': gone,
  'remove personal': gone,
  'reading ended': running(as(1, added)),
};

const table: Table = {
  'running nothing': {
    start: withLastId(0, running()),
    steps: {
      'show added': withLastId(1, running(as(1, added))),
      'show expired': withLastId(1, running(as(1, expired))),
      'show refused again': withLastId(1, running(as(1, refusedAgain))),
      'show succeeded': withLastId(1, running(as(1, succeeded))),
    },
  },
  'running one of six seconds': { start: withLastId(1, running(as(1, added))), steps: oneRunning },
  'running one after a glance': { start: withLastId(1, running(as(1, added))), steps: oneRunning },
  'running one that was repeated': {
    start: withLastId(2, running(as(2, added))),
    steps: {
      'show added': withLastId(3, running(as(3, added))),
      'show expired': withLastId(3, running(as(2, added), as(3, expired))),
      'show refused again': withLastId(3, running(as(2, added), as(3, refusedAgain))),
      'show succeeded': withLastId(3, running(as(2, added), as(3, succeeded))),
      'remove personal': gone,
      'reading started': paused(as(2, added)),
      '1,000 ms pass': gone,
      '4,000 ms pass': gone,
      '7,000 ms pass': gone,
    },
  },
  'running two': {
    start: withLastId(2, running(as(1, added), as(2, expired))),
    steps: {
      'show added': withLastId(3, running(as(2, expired), as(3, added))),
      'show expired': withLastId(3, running(as(1, added), as(3, expired))),
      'show refused again': withLastId(3, running(as(1, added), as(2, expired), as(3, refusedAgain))),
      'show succeeded': withLastId(3, running(as(1, added), as(2, expired), as(3, succeeded))),
      'dismiss the first': running(as(2, expired)),
      'remove personal': running(as(2, expired)),
      'the first has expired': running(as(2, expired)),
      'reading started': paused(as(1, added), as(2, expired)),
      '1,000 ms pass': running(as(2, expired)),
      '4,000 ms pass': gone,
      '7,000 ms pass': gone,
    },
  },
  'running four': {
    start: withLastId(4, running(...four)),
    steps: {
      'show added': withLastId(5, running(...afterFirst, as(5, added))),
      'show expired': withLastId(5, running(...five)),
      'show refused again': withLastId(5, running(...four, as(5, refusedAgain))),
      'show succeeded': withLastId(5, running(...four, as(5, succeeded))),
      'dismiss the first': running(...afterFirst),
      'remove personal': running(as(3, failed), as(4, updated)),
      'the first has expired': running(...afterFirst),
      'reading started': paused(...four),
      '7,000 ms pass': gone,
    },
  },
  'paused one': { start: withLastId(1, paused(as(1, added))), steps: onePaused },
  'paused one for long': { start: withLastId(1, paused(as(1, added))), steps: onePaused },
  'running refusals': {
    start: withLastId(2, running(as(1, refusedElsewhere), as(2, refused))),
    steps: {
      'show added': withLastId(3, running(as(1, refusedElsewhere), as(2, refused), as(3, added))),
      'show expired': withLastId(3, running(as(1, refusedElsewhere), as(2, refused), as(3, expired))),
      'show refused again': withLastId(3, running(as(1, refusedElsewhere), as(3, refusedAgain))),
      'show succeeded': withLastId(3, running(as(1, refusedElsewhere), as(3, succeeded))),
      'the form is settled': running(as(1, refusedElsewhere)),
      'dismiss the first': running(as(2, refused)),
      'the first has expired': running(as(2, refused)),
      'reading started': paused(as(1, refusedElsewhere), as(2, refused)),
      '7,000 ms pass': gone,
    },
  },
  'paused succeeded and refused': {
    start: withLastId(2, paused(as(1, succeeded), as(2, refused))),
    steps: {
      'show added': withLastId(3, paused(as(1, succeeded), as(2, refused), as(3, added))),
      'show expired': withLastId(3, paused(as(1, succeeded), as(2, refused), as(3, expired))),
      'show refused again': withLastId(3, paused(as(1, succeeded), as(3, refusedAgain))),
      'show succeeded': withLastId(3, paused(as(3, succeeded))),
      'the form is settled': paused(as(1, succeeded)),
      'dismiss the first': paused(as(2, refused)),
      'reading ended': running(as(1, succeeded), as(2, refused)),
    },
  },
  'paused five': {
    start: withLastId(5, paused(...five)),
    steps: {
      'show added': withLastId(6, paused(...afterFirst, as(5, expired), as(6, added))),
      'show expired': withLastId(6, paused(...four, as(6, expired))),
      'show refused again': withLastId(6, paused(...five, as(6, refusedAgain))),
      'show succeeded': withLastId(6, paused(...five, as(6, succeeded))),
      'dismiss the first': paused(...afterFirst, as(5, expired)),
      'remove personal': paused(as(3, failed), as(4, updated), as(5, expired)),
      'reading ended': running(...five),
    },
  },
};

describe('the notices', () => {
  it('do what their table lists in every situation and step, and nothing else', async () => {
    expect(await differences(cases(), expectedOf(table, steps))).toEqual([]);
  });

  it('expire seven seconds after reading ended, so after at least the five that are promised', () => {
    const harness = start();
    const shownAfter = (...run: Step[]) => {
      for (const step of run) harness.run(step);
      return harness.observe().context.shown.length;
    };

    expect([
      shownAfter(steps['show added'], { wait: 6_999 }),
      shownAfter(steps['reading started'], { wait: 3_600_000 }),
      shownAfter(steps['reading ended'], { wait: 6_999 }),
      shownAfter({ wait: 1 }),
    ]).toEqual([1, 1, 1, 0]);
  });

  it('go at once when what they are about is settled, a warning as an error', () => {
    const harness = start();
    for (const kind of ['warning', 'error', 'success'] as const) {
      harness.run(show({ kind, title: kind, topic: kind === 'error' ? 'lock' : 'expiry' }));
    }

    harness.run({ type: 'settled', topic: 'expiry' });

    expect(harness.observe().context.shown.map(({ title }) => title)).toEqual(['error', 'success']);
  });

  it('say of a record what is newest alone, whatever else was confirmed meanwhile', () => {
    const harness = start();
    const kind = 'success';
    harness.run(show({ kind, title: 'bought FPT', about: 'fpt' }));
    harness.run(show({ kind, title: 'bought HPG', about: 'hpg' }));
    harness.run(show({ kind, title: 'profile saved' }));

    harness.run(show({ kind, title: 'deleted FPT', about: 'fpt' }));

    const titles = harness.observe().context.shown.map(({ title }) => title);
    expect(titles).toEqual(['bought HPG', 'profile saved', 'deleted FPT']);
  });

  it('keep their invariants in random runs', () => {
    const property = fc.property(fc.array(anyStep, { maxLength: 30 }), (run) => {
      const harness = start();
      const violated: string[] = [];
      const stood = new Map<string, number>();
      for (const step of run) {
        const before = harness.observe();
        harness.run(step);
        const after = harness.observe();
        violated.push(...violatedInvariants(step, before, after, stood));
        age(stood, step, after);
      }
      expect(violated).toEqual([]);
    });

    fc.assert(property, randomRuns);
    tried(randomRuns.numRuns, 'random walks');
  });
});

const anyStep: fc.Arbitrary<Step> = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom<NoticeContent>(...Object.values(contents)).map(show) },
  fc.constantFrom<Step>(
    steps['reading started'],
    steps['reading ended'],
    steps['remove personal'],
    steps['the form is settled'],
  ),
  fc.integer({ min: 1, max: 9 }).map((id): Step => ({ type: 'dismiss', id: String(id) })),
  fc.integer({ min: 1, max: 8_000 }).map((wait): Step => ({ wait })),
);

function show(notice: NoticeContent): Step {
  return { type: 'show', notice };
}

type Observed = Observation<NoticesContext>;

/** How long each notice has been on screen without the person reading. */
function age(stood: Map<string, number>, step: Step, { value, context }: Observed) {
  const before = new Map(stood);
  stood.clear();
  for (const { id } of context.shown) {
    const passed = 'wait' in step ? step.wait : 0;
    stood.set(id, value === 'paused' ? 0 : (before.get(id) ?? 0) + passed);
  }
}

function violatedInvariants(
  step: Step,
  before: Observed,
  after: Observed,
  stood: ReadonlyMap<string, number>,
) {
  const { shown: now } = after.context;
  const left = before.context.shown.filter(({ id }) => !now.some((notice) => notice.id === id));
  const texts = now.map(({ kind, title, description }) => [kind, title, description].join());
  const refusals = now.flatMap(({ kind, topic }) => (kind === 'error' && topic ? [topic] : []));
  const isRead = before.value === 'paused';
  const ageOf = ({ id }: ShownNotice) => (stood.get(id) ?? 0) + ('wait' in step ? step.wait : 0);
  const type = 'type' in step ? step.type : 'wait';
  return violations({
    'no text is shown twice': new Set(texts).size === texts.length,
    'no id is used twice': new Set(now.map(({ id }) => id)).size === now.length,
    'a new notice is on screen, as the last one':
      type !== 'show' || now.at(-1)?.id === String(after.context.lastId),
    'time alone removes exactly the notices that have been shown for seven seconds':
      type !== 'wait' ||
      before.context.shown.every((each) => left.includes(each) === (!isRead && ageOf(each) >= 7_000)),
    'while reading, only the person or a newer notice removes one':
      !isRead ||
      ['dismiss', 'remove personal', 'reading ended'].includes(type) ||
      left.every((each) => isOutdatedBy(step, each)),
    'no form shows two errors': new Set(refusals).size === refusals.length,
    'a settled form has no errors': type !== 'settled' || !refusals.includes('add'),
    'no personal notice is left after their removal':
      type !== 'remove personal' || now.every(({ isPersonal }) => !isPersonal),
    'paused only while something is shown': after.value !== 'paused' || now.length > 0,
  });
}

function isOutdatedBy(step: Step, { kind, title, description, topic }: ShownNotice) {
  const newer: Partial<NoticeContent> =
    'notice' in step ? step.notice : 'topic' in step ? { topic: step.topic } : {};
  const isRepeated =
    [newer.kind, newer.title, newer.description].join() === [kind, title, description].join();
  return isRepeated || (kind === 'error' && topic !== undefined && newer.topic === topic);
}
