import { describe, expect, it } from 'vitest';
import { lifeOf } from '../../src/member/admin/subscriptions/subscription-period';

describe('the course of a subscription', () => {
  it.each([
    ['2026-08-26', 0],
    ['2026-09-01', 0.1],
    ['2026-09-10', 1],
    ['2026-10-01', 1],
  ])('is on %s over by %d, and never by more than the whole', (today, share) => {
    const subscription = { tierId: '1', startDate: '2026-09-01', endDate: '2026-09-10' };
    expect(lifeOf(subscription, today)?.share).toBe(share);
  });
});
