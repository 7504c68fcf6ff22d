import { renderHook } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { routeAt, useMatchedRoute } from '../../src/app/router/match';

describe('the code that is loaded before the first paint', () => {
  it.each([
    ['/', '/'],
    ['/technical/HPG/', '/technical/:symbol'],
    ['/Technical/hpg', '/technical/:symbol'],
    ['/technical/A%2FB', '/technical/:symbol'],
    ['/technical/%E0%A4%A', '/404'],
    ['/%E0%A4%A', '/404'],
    ['/%61bout', '/about'],
    ['/ABOUT/partner', '/about/partner'],
    ['/auth/new-password', '/auth/new-password/:token?'],
    ['/auth/new-password/abc/', '/auth/new-password/:token?'],
    ['/technical/HPG/more', '/404'],
    ['/index.html', '/'],
    ['/technical/index.html', '/technical/:symbol'],
    ['/nowhere', '/404'],
  ])('at %s is that of the page drawn there, %s', (address, path) => {
    window.history.pushState(null, '', address);
    const drawn = renderHook(useMatchedRoute).result.current.route.path;

    expect([routeAt(window.location.pathname).path, drawn]).toEqual([path, path]);
  });
});
