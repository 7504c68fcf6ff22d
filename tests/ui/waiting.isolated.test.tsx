import { act, render } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { Panel } from '../../src/ui/Panel';
import { Skeleton } from '../../src/ui/PanelState';
import { ShownWhenReady } from '../../src/ui/waiting';

const outline = () => document.querySelector('[data-shell]');

beforeEach(() => {
  const shell = document.createElement('div');
  shell.dataset['shell'] = '';
  document.body.prepend(shell);
});
afterEach(() => {
  outline()?.remove();
  vi.restoreAllMocks();
});

function Page({ loading }: { loading: readonly string[] }) {
  return (
    <ShownWhenReady>
      {['pulse', 'signals'].map((name) => (
        <Panel key={name} name={name}>
          {loading.includes(name) ? <Skeleton rows={3} /> : <p>Read</p>}
        </Panel>
      ))}
      <Panel name="news">{loading.includes('news') && <Skeleton rows={3} isApart />}</Panel>
    </ShownWhenReady>
  );
}

const settle = () => act(async () => {});
const heights = () =>
  [...document.querySelectorAll<HTMLElement>('.panel')].map(({ style }) => style.minHeight);

describe('a page beneath its outline', () => {
  it('is shown once none of its panels waits, whatever the panels apart wait for', async () => {
    const { rerender } = render(<Page loading={['pulse', 'signals', 'news']} />);
    await settle();
    expect(outline()).not.toBeNull();

    rerender(<Page loading={['signals', 'news']} />);
    await settle();
    expect(outline()).not.toBeNull();

    rerender(<Page loading={['news']} />);
    await settle();
    expect(outline()).toBeNull();
    expect(heights()).toEqual(['', '', '']);
  });

  it('is shown at once where nothing waits', async () => {
    render(<Page loading={[]} />);
    await settle();

    expect(outline()).toBeNull();
  });

  it('stays beneath it while one thing waits in the place of another', async () => {
    const { rerender } = render(<Page loading={['pulse']} />);
    rerender(<Page loading={['signals']} />);
    await settle();

    expect(outline()).not.toBeNull();
  });
});

describe('a page that is seen while it loads', () => {
  /** Reports the height of every panel as the browser does after it painted. */
  let paint = () => {};
  beforeEach(() => {
    outline()?.remove();
    const reports: (() => void)[] = [];
    paint = () => reports.forEach((report) => report());
    vi.stubGlobal(
      'ResizeObserver',
      class {
        constructor(callback: (entries: unknown[]) => void) {
          reports.push(() => callback([{ borderBoxSize: [{ blockSize: 420 }] }]));
        }
        observe() {}
        disconnect() {}
      },
    );
  });
  afterEach(() => void vi.unstubAllGlobals());

  it('keeps each panel as high as it was seen, until the window changes', () => {
    const { rerender } = render(<Page loading={['pulse', 'news']} />);
    paint();
    rerender(<Page loading={[]} />);
    expect(heights()).toEqual(['420px', '', '']);

    window.dispatchEvent(new Event('resize'));
    expect(heights()).toEqual(['', '', '']);
  });

  it('adds no listener to the window for a panel that has kept its height and is gone', () => {
    const add = vi.spyOn(window, 'addEventListener');
    for (let i = 0; i < 50; i += 1) {
      const { rerender, unmount } = render(<Page loading={['pulse']} />);
      paint();
      rerender(<Page loading={[]} />);
      expect(heights()).toEqual(['420px', '', '']);
      unmount();
    }

    expect(add.mock.calls.filter(([type]) => type === 'resize')).toEqual([]);
  });

  it('keeps no height that nobody has seen', () => {
    const { rerender } = render(<Page loading={['pulse']} />);
    rerender(<Page loading={[]} />);

    expect(heights()).toEqual(['', '', '']);
  });
});

describe('a page that waits for long', () => {
  it('is shown after a second, with what there is', async () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    render(<Page loading={['pulse']} />);

    await act(() => vi.advanceTimersByTimeAsync(999));
    expect(outline()).not.toBeNull();
    await act(() => vi.advanceTimersByTimeAsync(1));
    expect(outline()).toBeNull();
  });
});
