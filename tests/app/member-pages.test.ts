import { describe, expect, it, onTestFinished } from 'vitest';
import { isMemberPage, watchMemberPages } from '../../src/app/router/member-pages';
import { navigateTo } from '../../src/app/router/navigation';

describe('a page behind the sign-in', () => {
  it.each([
    '/',
    '/?signals=results',
    '/technical/FPT',
    '/technical/FPT?range=1Y#chart',
    '/admin/plan',
    '/profile',
  ])('is %s', (address) => {
    expect(isMemberPage(address)).toBe(true);
  });

  it.each([
    ...[
      '',
      'technical/FPT',
      '?range=1Y',
      '//evil.example',
      '//evil.example/technical/FPT',
      '///technical/FPT',
    ],
    ...['/\\evil.example', '/\t/evil.example', '/\n/evil.example', ' /technical/FPT', '\\/evil.example'],
    ...['https://evil.example/technical/FPT', 'javascript:alert(1)', 'data:text/html,x'],
    ...[
      '/about',
      '/auth/login',
      '/auth/lock',
      '/logout',
      '/auth/new-password/token',
      '/404',
      '/nowhere',
      '/%',
    ],
  ])('is not %j', (address) => {
    expect(isMemberPage(address)).toBe(false);
  });
});

it('the member pages of a tab are reported as they are opened, with their query', () => {
  window.history.replaceState(null, '', '/technical/HPG');
  const opened: string[] = [];
  const stop = watchMemberPages(
    (address) => opened.push(address),
    () => false,
  );
  onTestFinished(stop);

  window.history.pushState(null, '', '/technical/VNM?range=1Y');
  navigateTo({ type: 'navigate', to: { page: 'about' }, replace: false });
  window.history.replaceState(null, '', '/whale');
  window.dispatchEvent(new PopStateEvent('popstate'));
  stop();
  window.history.pushState(null, '', '/');

  expect(opened).toEqual(['/technical/HPG', '/technical/VNM?range=1Y', '/whale', '/whale']);
});

it.each([
  { isAdmin: true, reported: ['/admin/plan', '/admin/signal?x=1'] },
  { isAdmin: false, reported: [] },
])('an admin’s page is reported where the person is one: $isAdmin', ({ isAdmin, reported }) => {
  window.history.replaceState(null, '', '/admin/plan');
  const opened: string[] = [];
  onTestFinished(
    watchMemberPages(
      (address) => opened.push(address),
      () => isAdmin,
    ),
  );

  window.history.pushState(null, '', '/admin/signal?x=1');

  expect(opened).toEqual(reported);
});
