import { describe, expect, it } from 'vitest';
import { exceeds, reaches } from '../../src/market/studies/compare';

describe('comparing computed prices', () => {
  it('lets no binary dust decide', () => {
    expect(reaches(20.2, (20.1 + 20.3) / 2)).toBe(true);
    expect(reaches(40.3, 1.3 * 31)).toBe(true);
    expect(exceeds(0.1 + 0.2, 0.3)).toBe(false);
  });

  it('sees the smallest step of a price', () => {
    expect(reaches(299.999, 300)).toBe(false);
    expect(exceeds(300.001, 300)).toBe(true);
  });
});
