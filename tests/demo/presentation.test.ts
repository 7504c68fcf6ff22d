import { expect, it } from 'vitest';
import { createPresentation, present } from '../../src/demo/present/presentation';

it('a presentation goes on after a reload with its scene and its time', () => {
  let text: string | null = null;
  const tab = { read: () => text, write: (next: string | null) => void (text = next) };
  const presentation = createPresentation(tab);
  present(presentation);
  expect(createPresentation(tab).get()).toEqual(presentation.get());
  presentation.set({
    ...{ scene: 7, since: 1_787_800_000_000, hasNotes: true, person: 'admin' },
    left: { scenario: 'story-day', clock: Date.parse('2026-10-19T14:00:00+07:00'), speed: 60 },
  });

  const reloaded = createPresentation(tab);

  expect(reloaded.get()).toEqual(presentation.get());
  expect(reloaded.get()).toMatchObject({ scene: 7, hasNotes: true });
});
