import { act, render, screen } from '@testing-library/react';
import { Suspense, type ReactNode } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { i18n, setLanguage } from '../../src/i18n/i18n';
import { useT } from '../../src/i18n/useT';
import { ErrorBoundary } from '../../src/ui/ErrorBoundary';
import { part } from '../../src/ui/part';

function Note({ about = 'FPT' }: { about?: string }) {
  return <p>A note on {about}</p>;
}

const loadNote = async () => ({ Note });

function show(view: ReactNode) {
  return act(async () => {
    render(
      <ErrorBoundary>
        <Suspense fallback="Loading">{view}</Suspense>
      </ErrorBoundary>,
    );
  });
}

describe('a part of a page', () => {
  beforeEach(() => setLanguage('en'));

  it('is loaded when it is first rendered, with the fallback meanwhile, and is given its properties', async () => {
    const load = vi.fn(loadNote);
    const Part = part(load, 'Note');
    expect(load).not.toHaveBeenCalled();

    render(
      <Suspense fallback="Loading">
        <Part about="VNM" />
      </Suspense>,
    );

    expect(screen.getByText('Loading')).toBeTruthy();
    expect(await screen.findByText('A note on VNM')).toBeTruthy();
  });

  it('is in the first render where it has been loaded before, by one load', async () => {
    const load = vi.fn(loadNote);
    const Part = part(load, 'Note');
    await Promise.all([Part.load(), Part.load()]);

    render(
      <Suspense fallback="Loading">
        <Part />
      </Suspense>,
    );

    expect(screen.getByText('A note on FPT')).toBeTruthy();
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('waits for its texts', async () => {
    i18n.removeResourceBundle('en', 'board');
    const Count = () => useT()('board.count', { count: 3 });
    const Part = part(async () => ({ Count }), 'Count', { texts: 'board' });

    await show(<Part />);

    expect(await screen.findByText('3 symbols')).toBeTruthy();
  });

  it('is not requested before the page is idle where it can wait for that', async () => {
    let becomeIdle = () => {};
    vi.stubGlobal('requestIdleCallback', (run: () => void) => (becomeIdle = run));
    const load = vi.fn(loadNote);
    const Part = part(load, 'Note', { when: 'idle' });

    await show(<Part />);
    expect(load).not.toHaveBeenCalled();

    await act(async () => becomeIdle());
    expect(await screen.findByText('A note on FPT')).toBeTruthy();
    vi.unstubAllGlobals();
  });

  it('of the same module as another is there at once where that one is loaded', async () => {
    const load = vi.fn(async () => ({ Note, Head: () => <h2>Notes</h2> }));
    const First = part(load, 'Note');
    const Second = part(First.load, 'Head');
    await First.load();

    render(<Second />);

    expect(screen.getByRole('heading', { name: 'Notes' })).toBeTruthy();
    expect(load).toHaveBeenCalledOnce();
  });

  it('of the same module as another waits for texts of its own', async () => {
    i18n.removeResourceBundle('en', 'board');
    const Count = () => useT()('board.count', { count: 3 });
    const First = part(async () => ({ Note, Count }), 'Note');
    const Second = part(First.load, 'Count', { texts: 'board' });
    await First.load();

    await show(<Second />);

    expect(await screen.findByText('3 symbols')).toBeTruthy();
  });

  it('leaves its failure to the error boundary around it', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const Part = part<'Note', { Note: typeof Note }>(() => Promise.reject(new Error('gone')), 'Note');

    await show(<Part />);

    expect(await screen.findByRole('button', { name: 'Retry' })).toBeTruthy();
  });

  it('shows nothing instead where the page can do without it', async () => {
    const Part = part<'Note', { Note: typeof Note }>(() => Promise.reject(new Error('gone')), 'Note', {
      optional: true,
    });

    await show(<Part />);

    expect(document.body.textContent).toBe('');
  });
});

// Compiled only: a part is a component that its module exports, with its properties.
export function misspelt() {
  const Part = part(loadNote, 'Note');
  // @ts-expect-error -- The module exports none of this name.
  part(loadNote, 'Notes');
  // @ts-expect-error -- It is about a symbol's name.
  return <Part about={1} />;
}
