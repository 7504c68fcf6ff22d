import { expect, it } from 'vitest';
import { createPresentation, present } from '../../src/demo/present/presentation';

it('a presentation goes on after a reload with its scene and its time', () => {
  let text: string | null = null;
  const tab = { read: () => text, write: (next: string | null) => void (text = next) };
  const presentation = createPresentation(tab);
  present(presentation);
  expect(createPresentation(tab).get()).toEqual(presentation.get());
  presentation.set({ ...presentation.get()!, scene: 7 });

  const reloaded = createPresentation(tab);

  expect(reloaded.get()).toEqual(presentation.get());
  expect(reloaded.get()).toMatchObject({ scene: 7, hasNotes: true });
});
