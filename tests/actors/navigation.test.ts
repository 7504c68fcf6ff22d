import { beforeEach, describe, expect, it } from 'vitest';
import type { Destination } from '../../machines/navigation';
import { follow } from '../../src/actors/navigation';

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
    follow({ type: 'navigate', to, replace: false });
    expect(window.location.pathname).toBe(path);
  });

  it.each([
    { replace: false, entries: 1 },
    { replace: true, entries: 0 },
  ])('makes $entries history entries with replace: $replace', ({ replace, entries }) => {
    const before = window.history.length;
    follow({ type: 'navigate', to: { page: 'about' }, replace });
    expect(window.history.length - before).toBe(entries);
  });
});
