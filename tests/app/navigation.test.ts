import { beforeEach, describe, expect, it } from 'vitest';
import type { Destination } from '../../machines/navigation';
import { navigateTo } from '../../src/app/router/navigation';
import { startOverlayHistory } from '../../src/lib/overlay-history';

beforeEach(() => window.history.pushState(null, '', '/start'));

describe('where a machine says to go', () => {
  it.each<{ to: Destination; path: string }>([
    { to: { page: 'home' }, path: '/' },
    { to: { page: 'about' }, path: '/about' },
    { to: { page: 'login' }, path: '/auth/login' },
    { to: { page: 'lock' }, path: '/auth/lock' },
    { to: { page: 'linkSent' }, path: '/auth/set-password-link-sent' },
    { to: { page: 'newPassword' }, path: '/auth/new-password' },
    { to: { page: 'technical', symbol: 'VNM' }, path: '/technical/VNM' },
    { to: { page: 'technical', symbol: '../admin' }, path: '/technical/..%2Fadmin' },
    { to: { page: 'interrupted', path: '/technical/VNM' }, path: '/technical/VNM' },
  ])('$to is $path', ({ to, path }) => {
    navigateTo({ type: 'navigate', to, replace: false });
    expect(window.location.pathname).toBe(path);
  });

  it.each([
    { at: '/auth/lock', path: '/whale' },
    { at: '/auth/new-password/token', path: '/auth/new-password/token' },
    { at: '/about', path: '/about' },
  ])('to leave the lock leaves $at for $path', ({ at, path }) => {
    window.history.pushState(null, '', at);
    navigateTo({
      type: 'navigate',
      to: { page: 'interrupted', path: '/whale' },
      replace: true,
      from: 'lock',
    });
    expect(window.location.pathname).toBe(path);
  });

  it.each([
    { replace: false, entries: 1 },
    { replace: true, entries: 0 },
  ])('makes $entries history entries with replace: $replace', ({ replace, entries }) => {
    const before = window.history.length;
    navigateTo({ type: 'navigate', to: { page: 'about' }, replace });
    expect(window.history.length - before).toBe(entries);
  });

  it.each([
    ['/technical/HPG?resolution=W&show=sma20,rsi', '/technical/VNM?resolution=W&show=sma20,rsi'],
    ['/technical/HPG?resolution=W&signal=buy_break_out.2026-08-25', '/technical/VNM?resolution=W'],
    ['/technical/HPG?signal=buy_break_out.2026-08-25', '/technical/VNM'],
    ['/?resolution=W', '/technical/VNM'],
  ])('from %s keeps how the chart is set, and no signal: %s', (from, path) => {
    window.history.pushState(null, '', from);
    navigateTo({ type: 'navigate', to: { page: 'technical', symbol: 'VNM' }, replace: false });
    expect(window.location.pathname + window.location.search).toBe(path);
  });
});

it('a page navigates where another one before it stopped on its way back', async () => {
  const back = new Promise((done) => window.addEventListener('popstate', done, { once: true }));
  window.history.pushState({ overlays: 1 }, '');
  startOverlayHistory()();

  navigateTo({ type: 'navigate', to: { page: 'about' }, replace: false });

  expect(window.location.pathname).toBe('/about');
  await back;
});
