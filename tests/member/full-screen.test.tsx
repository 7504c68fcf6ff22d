import { act, renderHook } from '@testing-library/react';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { useFullScreen } from '../../src/member/shared/useFullScreen';

let shown: Element | null = null;

/** The browser changes its full-screen state by itself. */
const show = (element: Element | null) =>
  act(() => {
    shown = element;
    document.dispatchEvent(new Event('fullscreenchange'));
  });

const request = { enter: vi.fn<() => Promise<void>>(), exit: vi.fn<() => Promise<void>>() };

beforeEach(() => {
  shown = null;
  request.enter.mockReset().mockResolvedValue();
  request.exit.mockReset().mockResolvedValue();
  Object.defineProperties(document, {
    fullscreenElement: { configurable: true, get: () => shown },
    exitFullscreen: { configurable: true, value: request.exit },
  });
  document.documentElement.requestFullscreen = request.enter;
  onTestFinished(() => {
    Reflect.deleteProperty(document, 'fullscreenElement');
    Reflect.deleteProperty(document, 'exitFullscreen');
    Reflect.deleteProperty(document.documentElement, 'requestFullscreen');
  });
});

function start() {
  const onRefused = vi.fn();
  const { result } = renderHook(() => useFullScreen({ element: () => document.documentElement, onRefused }));
  return {
    onRefused,
    isFullScreen: () => result.current.isFullScreen,
    toggle: () => result.current.toggle(),
  };
}

describe('the full-screen state', () => {
  it.each([
    { before: null, isFull: false },
    { before: document.documentElement, isFull: true },
  ])('is the browser’s own at the start: $isFull', ({ before, isFull }) => {
    shown = before;

    expect(start().isFullScreen()).toBe(isFull);
  });

  it('follows the browser, whoever changes it', () => {
    const { isFullScreen } = start();

    show(document.documentElement);
    expect(isFullScreen()).toBe(true);
    show(null);
    expect(isFullScreen()).toBe(false);
  });

  it('is not that of another element', () => {
    const { isFullScreen } = start();
    show(document.body);
    expect(isFullScreen()).toBe(false);
  });

  it('does not change before the browser has changed it', async () => {
    const { isFullScreen, toggle } = start();

    await act(toggle);

    expect([request.enter.mock.calls.length, isFullScreen()]).toEqual([1, false]);
  });

  it('is left by the toggle while the browser shows the page in full screen', async () => {
    const { toggle } = start();
    show(document.documentElement);

    await act(toggle);

    expect([request.enter.mock.calls.length, request.exit.mock.calls.length]).toEqual([0, 1]);
  });

  it.each(['enter', 'exit'] as const)(
    'stays, and the refusal is reported, if the browser refuses to %s',
    async (change) => {
      request[change].mockRejectedValue(new TypeError('Permissions check failed'));
      const { isFullScreen, toggle, onRefused } = start();
      if (change === 'exit') show(document.documentElement);

      await act(toggle);

      expect([isFullScreen(), onRefused.mock.calls.length]).toEqual([change === 'exit', 1]);
    },
  );
});
