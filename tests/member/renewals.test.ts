import { describe, expect, it } from 'vitest';
import { filtered, renewalsOf } from '../../src/member/admin/subscriptions/renewals';
import { daysLeft, subscriptionStanding } from '../../src/member/shared/subscription-standing';

const today = '2026-08-27';

describe('how a subscription stands', () => {
  it.each([
    [null, '2026-09-01', 'none'],
    ['Nhịp Cơ bản', null, 'running'],
    ['Nhịp Cơ bản', '2026-09-27', 'running'],
    ['Nhịp Cơ bản', '2026-09-26', 'ending'],
    ['Nhịp Cơ bản', '2026-08-27', 'ending'],
    ['Nhịp Cơ bản', '2026-08-26', 'ended'],
  ])('with the plan %s until %s is %s', (tier, endDate, standing) => {
    expect(subscriptionStanding({ tier, endDate }, today)).toBe(standing);
  });

  it('counts the days to the last one', () => {
    expect([daysLeft('2026-08-27', today), daysLeft('2026-09-01', today), daysLeft(null, today)]).toEqual([
      0,
      5,
      null,
    ]);
  });
});

function user(name: string, endDate: string | null, renewalRequested: string | null = null) {
  const subscription = { tier: 'Nhịp Cơ bản', startDate: '2026-01-01', endDate, renewalRequested };
  return { id: name, name, firstName: '', lastName: name, userName: '', email: null, subscription };
}

const users = [
  user('later', '2026-09-20'),
  user('sooner', '2026-09-02'),
  user('running', '2027-01-01'),
  user('open', null),
  user('ended', '2026-08-01'),
  user('asked second', '2027-01-01', '2026-08-26T10:00:00+07:00'),
  user('asked first', '2026-08-20', '2026-08-26T02:00:00Z'),
  { ...user('unknown', null), subscription: null },
  {
    ...user('none', null),
    subscription: { tier: null, startDate: null, endDate: null, renewalRequested: null },
  },
];

describe('the renewals', () => {
  const renewals = renewalsOf(users, today)!;
  const namesOf = (filter: Parameters<typeof filtered>[1]) =>
    filtered(renewals, filter).map(({ name }) => name);

  it('are those that were requested, the oldest first, then the plans that end within 30 days', () => {
    expect(namesOf('all')).toEqual(['asked first', 'asked second', 'sooner', 'later']);
  });

  it('are filtered by either', () => {
    expect(namesOf('requested')).toEqual(['asked first', 'asked second']);
    expect(namesOf('ending')).toEqual(['sooner', 'later']);
  });

  it('are unknown where the server’s list says of nobody what they have', () => {
    expect(renewalsOf([{ ...users[0]!, subscription: null }], today)).toBeNull();
    expect(renewalsOf([users[2]!], today)).toEqual([]);
  });
});
