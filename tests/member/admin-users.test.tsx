import { screen, waitFor } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadMessages } from '../../src/i18n/i18n';
import { SubscriptionsPanel } from '../../src/member/admin/subscriptions/SubscriptionsPanel';
import { open } from '../support/pulse-signals-news.page';

const user = (id: number, lastName: string, firstName: string) => ({
  ...{ id: String(id), name: `${lastName} ${firstName}`, firstName, lastName, userName: '' },
  ...{ email: `user${id}@nhip.example`, subscription: null },
});
const first = Array.from({ length: 50 }, (_, i) => user(i, 'Trần', `An ${i}`));
const lan = user(70_001, 'Phạm', 'Lan');
const list = (rows: readonly object[], total: number | null, leftOut = 0) => ({
  users: { __typename: 'UserList', rows, total, leftOut },
});

beforeAll(() => loadMessages('admin'));

async function openPage(...answers: Parameters<typeof open>[1][string]) {
  const app = await open(<SubscriptionsPanel />, {
    Users: answers,
    SubscriptionTiers: [{ subscriptionTiers: [{ __typename: 'SubscriptionTier', id: '1', name: 'Pro' }] }],
    UserSubscriptions: [{ userSubscriptions: [] }],
  });
  const box = await screen.findByRole<HTMLInputElement>('combobox', { name: 'User' });
  const searched = () =>
    app.requests.flatMap(({ name, variables }) =>
      name === 'Users' ? ((variables as { search?: string }).search ?? null) : [],
    );
  const options = () => screen.queryAllByRole('option').map(({ firstChild }) => firstChild?.textContent);
  return { keyboard: userEvent.setup(), box, searched, options };
}

async function search(keyboard: UserEvent, box: HTMLElement, text: string) {
  await keyboard.click(box);
  await keyboard.paste(text);
}

describe('a server that has 100,000 users, and can search', () => {
  const answers = [list(first, 100_000), list([lan], 1)];

  it('sends the first 50, which is said, and what is typed finds the others, in one request', async () => {
    const { keyboard, box, searched, options } = await openPage(...answers);
    expect(screen.getByText(/^50 of 100,000 users are listed\./)).toBeTruthy();

    await keyboard.click(box);
    expect(options()).toHaveLength(50);
    screen.getByText('99,950 more results. Keep typing to narrow them down.');
    await search(keyboard, box, 'lan');

    await waitFor(() => expect(options()).toEqual(['Phạm Lan']));
    expect(searched()).toEqual([null, 'lan']);
  });

  it('has whom it found stay chosen once the search is over', async () => {
    const { keyboard, box } = await openPage(...answers);
    await search(keyboard, box, 'lan');
    await keyboard.click(await screen.findByRole('option', { name: /Phạm Lan/ }));

    expect(box.value).toBe('Phạm Lan');
    const card = await screen.findByRole('region', { name: 'User summary' });
    expect(card.textContent).toContain('user70001@nhip.example');
  });

  it('lists the renewals of those who were sent, and says among whom', async () => {
    const subscription = {
      tier: 'Pro',
      startDate: '2026-01-01',
      endDate: '2026-09-01',
      renewalRequested: null,
    };
    await openPage(list([{ ...lan, subscription }, ...first], 100_000));
    const renewals = screen.getByRole('region', { name: 'Renewals' });
    expect(renewals.textContent).toContain('Among the first 51 of 100,000 users.');
    expect(renewals.textContent).toContain('Phạm Lan');
  });

  it('never has Enter take one of those that were found for another text', async () => {
    const { keyboard, box, options } = await openPage(list(first, 100_000), 'silence');
    await search(keyboard, box, 'lan');
    expect([options(), screen.getByRole('status').textContent]).toEqual([[], 'Loading…']);
    await keyboard.keyboard('{Enter}');
    expect(screen.queryByText(/user\d+@/)).toBeNull();
  });

  it('whose search fails has the first ones searched, and says so', async () => {
    const { keyboard, box, options } = await openPage(list(first, 100_000), new Error('down'));
    await search(keyboard, box, 'an 49');
    await screen.findByText('The server’s search failed');
    expect(options()).toEqual(['Trần An 49']);
  });
});

describe('a server that cannot search', () => {
  it('is sent nothing that is typed: its list is searched here', async () => {
    const { keyboard, box, searched, options } = await openPage(list([...first, lan], null));
    await search(keyboard, box, 'lan');
    expect(options()).toEqual(['Phạm Lan']);
    expect(screen.queryByText(/users are listed/)).toBeNull();
    expect(searched()).toEqual([null]);
  });

  it('and finds everybody by any text is not believed', async () => {
    const { keyboard, box, searched, options } = await openPage(list(first, 100_000), list(first, 100_000));
    await search(keyboard, box, 'an 49');
    await waitFor(() => expect(searched()).toEqual([null, 'an 49']));
    await waitFor(() => expect(options()).toEqual(['Trần An 49']));
  });

  it('and sends more than is read has it said, with how many there are', async () => {
    await openPage(list(first, null, 79_950));
    expect(screen.getByText(/^This page reads the first 50 of the 80,000 users/)).toBeTruthy();
  });

  it('and sends more than can be loaded has it said what the server lacks', async () => {
    const oversized = new CombinedGraphQLErrors({
      errors: [{ message: '', extensions: { kind: 'oversized' } }],
    });
    await open(<SubscriptionsPanel />, {
      Users: [oversized],
      SubscriptionTiers: [{ subscriptionTiers: [] }],
    });
    expect(await screen.findByText(/^The list of users is longer than this page can read\./)).toBeTruthy();
  });
});
