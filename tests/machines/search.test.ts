import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { markedIn } from '../../machines/search.machine';
import { searchBench, searchCells, steps, type Step } from './search.walk';
import { walk, walkOf, type Table } from '../support/machines/cases';
import { walks } from '../support/machines/random-runs';

const nothing = { text: '', asked: '', kind: null, found: [], isWhole: false, reached: null };
const closed = { value: 'closed', context: nothing };
const taken = (id: string) => ({ ...closed, asked: [{ type: 'taken', id }] });
const resting = { value: { open: 'resting' } };
const typing = { value: { open: 'typing' } };
const reach = (reached: string) => ({ context: { reached } });
const three = { found: ['a', 'b', 'c'], isWhole: true };
const two = { found: ['b', 'c'], isWhole: false };

const opened = {
  close: closed,
  'type hp': { ...typing, context: { text: 'hp', isWhole: false, reached: null } },
  'type a blank': { ...typing, context: { text: ' ', isWhole: false, reached: null } },
  'show forms': { context: { kind: 'forms', reached: null } },
  'found: three': { context: three },
  'found: the last two, for now': { context: two },
  'found: nothing for now': { context: { found: [], isWhole: false } },
  'found: nothing': { context: { found: [], isWhole: true } },
  'pick c': taken('c'),
};
const overThree = (next: string, previous: string) => ({
  'walk next': reach(next),
  'walk previous': reach(previous),
  'walk first': reach('a'),
  'walk last': reach('c'),
});
const overTwo = { ...overThree('c', 'c'), 'walk first': reach('b') };
const word = { ...nothing, text: 'hp' };
const answered = { ...word, asked: 'hp', ...three };
const hurrying = { value: { open: 'hurrying' }, context: { ...word, asked: 'hp' } };
const paused = { ...resting, context: { asked: 'hp' } };
const pauses = { 'a pause passes': paused, 'a hurry passes': paused };
const hurries = {
  ...opened,
  'found: three': taken('a'),
  'found: nothing': { ...resting, context: { found: [], isWhole: true } },
};

const table: Table = {
  closed: { seen: { context: nothing }, steps: { open: resting } },
  'closed after a search': { seen: closed, steps: { open: resting } },
  'resting before a word': { seen: { ...resting, context: nothing }, steps: opened },
  'resting before a word, with finds': {
    seen: { ...resting, context: { ...nothing, ...three } },
    steps: { ...opened, ...overThree('a', 'c') },
  },
  'resting before a word, at the last find': {
    seen: { ...resting, context: { ...nothing, ...three, reached: 'c' } },
    steps: { ...opened, ...overThree('a', 'b'), take: taken('c') },
  },
  'resting after a word': {
    seen: { ...resting, context: answered },
    steps: { ...opened, ...overThree('b', 'c'), take: taken('a') },
  },
  'resting after a word, at the last find': {
    seen: { ...resting, context: { ...answered, reached: 'c' } },
    steps: { ...opened, ...overThree('a', 'b'), take: taken('c') },
  },
  'resting on the last two, for now': {
    seen: { ...resting, context: { ...word, asked: 'hp', ...two } },
    steps: { ...opened, ...overTwo, take: { value: hurrying.value } },
  },
  'resting on nothing': {
    seen: { ...resting, context: { ...word, asked: 'hp', isWhole: true } },
    steps: opened,
  },
  typing: { seen: { ...typing, context: word }, steps: { ...opened, ...pauses, take: hurrying } },
  'typing for almost a pause': {
    seen: { ...typing, context: word },
    steps: { ...opened, ...pauses, take: hurrying, 'a moment passes': paused },
  },
  'typing over finds': {
    seen: { ...typing, context: { ...answered, isWhole: false } },
    steps: { ...opened, ...overThree('b', 'c'), ...pauses, take: { value: hurrying.value } },
  },
  'typing, at the last find': {
    seen: { ...typing, context: { ...word, ...two, reached: 'c' } },
    steps: {
      ...opened,
      ...overTwo,
      'walk next': reach('b'),
      'walk previous': reach('b'),
      ...pauses,
      take: taken('c'),
    },
  },
  hurrying: {
    seen: hurrying,
    steps: {
      ...hurries,
      'found: nothing for now': {},
      'walk next': resting,
      'walk previous': resting,
      'walk first': resting,
      'walk last': resting,
    },
  },
  'hurrying over the last two': {
    seen: { ...hurrying, context: { ...hurrying.context, ...two } },
    steps: {
      ...hurries,
      'walk next': { ...resting, ...reach('c') },
      'walk previous': { ...resting, ...reach('c') },
      'walk first': { ...resting, ...reach('b') },
      'walk last': { ...resting, ...reach('c') },
      take: taken('b'),
      'a hurry passes': taken('b'),
    },
  },
};

describe('the search', () => {
  it('does in every situation what its table says, and nothing else', async () => {
    expect(await walk(searchCells())).toStrictEqual(walkOf(table, steps));
  });

  it('sticks to the find that the arrows came to, whatever is found around it', () => {
    const bench = searchBench();
    const way: Step[] = [steps.open, steps['type hp'], steps['found: the last two, for now']];
    for (const step of [...way, steps['walk next'], steps['found: three']]) void bench.take(step);

    expect(markedIn(bench.look().context)).toBe('c');
    void bench.take(steps.take);
    expect(bench.look().asked).toEqual([{ type: 'taken', id: 'c' }]);
  });

  it('asks for nothing but what stood there at a pause or at Enter, and takes one thing at a time, on every way', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...Object.values(steps)), { maxLength: 15 }), (way) => {
        const bench = searchBench();
        for (const step of way) {
          const before = bench.look();
          void bench.take(step);
          const after = bench.look();
          const isAsking = 'wait' in step || step.type === 'take';
          const { asked, text } = after.context;
          expect(asked === before.context.asked || asked === '' || (isAsking && asked === text)).toBe(true);
          expect(after.asked.length).toBeLessThanOrEqual(1);
        }
      }),
      walks,
    );
  });
});
