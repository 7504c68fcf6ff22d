import { expect, it, vi } from 'vitest';
import { forgetCells, remembered } from '../../../src/member/desk/import/cells/remembered';

it('reads a cell once as long as its file is shown', () => {
  const read = vi.fn(String);
  const readOnce = remembered(read);
  expect([readOnce('Mua'), readOnce('Mua')]).toEqual(['Mua', 'Mua']);
  expect(read).toHaveBeenCalledTimes(1);

  forgetCells();
  expect(readOnce('Mua')).toBe('Mua');
  expect(read).toHaveBeenCalledTimes(2);
});
