import { describe, expect, it } from 'vitest';
import { pageFor } from '../../src/member/without-network/page-for';

describe('a failure to load the code of a page', () => {
  it.each([
    'Failed to fetch dynamically imported module: http://localhost/assets/groups/pages-1.js',
    'error loading dynamically imported module: http://localhost/assets/groups/pages-1.js',
    'Importing a module script failed.',
    'Unable to preload CSS for /assets/groups/pages-1.css',
  ])('is that its code has not arrived, in every browser: %s', (message) => {
    expect(pageFor(new TypeError(message))).toEqual({ default: expect.anything() });
  });

  it.each([new TypeError('rows is not iterable'), new Error('import of a plan failed'), 'dropped', null])(
    'is thrown again where it is something else: %s',
    (error) => {
      const thrown: unknown[] = [];
      try {
        pageFor(error);
      } catch (again) {
        thrown.push(again);
      }
      expect(thrown).toEqual([error]);
    },
  );
});
