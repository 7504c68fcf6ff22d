import { describe, expect, it } from 'vitest';
import { rangeConditionOf } from '../../src/member/board/screen/range-form';

describe('a number that is typed for a condition', () => {
  it.each([
    ['0,125', 0.125],
    ['-0,125', -0.125],
    ['0.125', 0.125],
    ['1,125', 1125],
    ['12,480.5', 12_480.5],
    ['7,5', 7.5],
    ['+1.25%', 1.25],
  ])('%s is read in either notation, with commas between thousands but after no zero', (text, number) => {
    expect(rangeConditionOf('foreign1', { from: text, to: '' })?.from).toBe(number);
  });
});
