import { act, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { expect, it, vi } from 'vitest';

const file = '../../src/member/shared/sector-names';
const requests: string[] = [];
let isMissing = true;

/** The hook of a page that has loaded no names yet, in German. */
async function open() {
  // The setup has loaded them.
  vi.resetModules();
  vi.doMock(file, async (load) => {
    requests.push(isMissing ? 'missing' : 'there');
    if (isMissing) throw new TypeError('Failed to fetch dynamically imported module');
    return load();
  });
  const { setLanguage } = await import('../../src/i18n/i18n');
  await setLanguage('de');
  const { useSectorName } = await import('../../src/member/shared/useSectorName');
  function Sector({ name = 'Thép' }) {
    return <p>{useSectorName()(name)}</p>;
  }
  return (name?: string) => (
    <Suspense fallback={<p>waiting</p>}>
      <Sector {...(name !== undefined && { name })} />
    </Suspense>
  );
}

it('the names of sectors that could not be loaded are the feed’s, and are loaded with the next view', async () => {
  const sector = await open();

  const first = await act(async () => render(sector()));
  await screen.findByText('Thép');
  await act(async () => first.rerender(sector('Dầu khí')));
  // A view that has shown the feed’s name stays as it is and asks no more.
  expect([first.container.textContent, requests]).toEqual(['Dầu khí', ['missing']]);
  first.unmount();

  isMissing = false;
  await act(async () => render(sector()));

  await screen.findByText('Stahl');
  expect(requests).toEqual(['missing', 'there']);
});
