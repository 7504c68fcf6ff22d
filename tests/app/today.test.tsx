import { act, render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { AppActorsProvider, type AppActors } from '../../src/app/actors/AppActors';
import { useToday } from '../../src/app/actors/useToday';
import { createEmitter } from '../../src/lib/store';

it('renders a view of the day again when the day changes in Vietnam, and at no other minute', () => {
  let now = new Date('2026-08-27T23:58:00+07:00');
  const ticks = createEmitter();
  const clock = { now: () => now, subscribe: ticks.subscribe };
  const rendered: string[] = [];
  function Today() {
    rendered.push(useToday());
    return null;
  }
  render(
    <AppActorsProvider value={{ clock } as unknown as AppActors}>
      <Today />
    </AppActorsProvider>,
  );
  const pass = (time: string) =>
    act(() => {
      now = new Date(time);
      ticks.emit();
    });

  pass('2026-08-27T23:59:00+07:00');
  pass('2026-08-28T00:00:00+07:00');
  pass('2026-08-28T00:01:00+07:00');

  expect(rendered).toEqual(['2026-08-27', '2026-08-28']);
});
