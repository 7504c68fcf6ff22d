import { screen, waitFor } from '@testing-library/react';
import { Response } from 'miragejs';
import { describe, expect, it } from 'vitest';
import { notices, region } from '../support/page';
import { openPersonalInfo } from '../support/personal-info';
import type { Prepare } from '../support/renderApp';

const paragraphs = () =>
  [...(region('Plan')?.querySelectorAll('p') ?? [])].flatMap(({ textContent }) => textContent || []);
const button = () => screen.queryByRole('button', { name: 'Request renewal' });

const withPlan =
  (data: object): Prepare =>
  (server) => {
    server.get('/api/subscription', () => new Response(200, {}, { data }));
  };

async function openPlan(prepare?: Prepare) {
  const app = await openPersonalInfo(prepare && { prepare });
  await waitFor(() => expect(paragraphs()).not.toEqual([]));
  return app;
}

describe('the plan on the profile', () => {
  it('says what it is, when it ends, and takes the request for its renewal once', async () => {
    const { user, requests } = await openPlan();
    expect(paragraphs()).toEqual(['Nhịp Cơ bản', 'from 13/03/2026 until 12/09/2026', '16 days left']);

    await user.dblClick(button()!);
    await waitFor(() => expect(paragraphs().at(-1)).toBe('You requested a renewal at 16:00 27/08/2026.'));

    expect(notices()).toEqual([['status', 'Your request for a renewal has been sent']]);
    expect([button(), document.activeElement]).toEqual([null, region('Plan')]);
    expect(requests.filter((each) => each.startsWith('POST'))).toEqual(['POST /api/subscription/renewal']);
  });

  it.each([
    [
      'runs on',
      { plan: 'Pro', startDate: '2026-02-12', endDate: null },
      ['Pro', 'from 12/02/2026 without an end date'],
      false,
    ],
    [
      'runs for long',
      { plan: 'Pro', startDate: '2026-02-12', endDate: '2027-02-11' },
      ['Pro', 'from 12/02/2026 until 11/02/2027'],
      true,
    ],
    [
      'ends today',
      { plan: 'Pro', endDate: '2026-08-27' },
      ['Pro', 'until 27/08/2026', 'This plan ends today'],
      true,
    ],
    [
      'has ended',
      { plan: 'Pro', endDate: '2026-08-26' },
      ['Pro', 'until 26/08/2026', 'This plan has ended'],
      true,
    ],
    [
      'is none',
      { plan: null },
      ['You have no plan yet', 'Write to contact@nhip.example to subscribe to one.'],
      false,
    ],
  ])('that %s', async (_, plan, texts, isRenewable) => {
    await openPlan(withPlan(plan));
    expect(paragraphs()).toEqual(texts);
    expect(button() !== null).toBe(isRenewable);
  });

  it('is absent on a server that lacks the call', async () => {
    const { requests } = await openPersonalInfo({
      prepare: (server) => server.get('/api/subscription', () => new Response(404, {}, {})),
    });
    await waitFor(() => expect(requests).toContain('GET /api/subscription'));
    await waitFor(() => expect(region('Plan')).toBeNull());
    expect([region('Personal record') !== null, notices()]).toEqual([true, []]);
  });

  it('names the address to write to where the server takes no request', async () => {
    const { user } = await openPlan((server) =>
      server.post('/api/subscription/renewal', () => new Response(404, {}, {})),
    );
    await user.click(button()!);
    await waitFor(() =>
      expect(paragraphs().at(-1)).toBe(
        'This server takes no requests for a renewal. Write to contact@nhip.example to renew.',
      ),
    );
    expect(notices()).toEqual([]);
  });

  it('that could not be loaded is requested again', async () => {
    let isFailing = true;
    const { user } = await openPersonalInfo({
      prepare: (server) =>
        server.get('/api/subscription', () =>
          isFailing
            ? new Response(500, {}, { message: 'x' })
            : new Response(200, {}, { data: { plan: 'Pro' } }),
        ),
    });
    await screen.findByText('Your plan could not be loaded');
    isFailing = false;
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(paragraphs()).toEqual(['Pro', 'without an end date']));
  });

  it('keeps the button after a refusal, with the server’s message', async () => {
    const { user } = await openPlan((server) =>
      server.post(
        '/api/subscription/renewal',
        () => new Response(422, {}, { message: 'Please pay the last invoice first.' }),
      ),
    );
    await user.click(button()!);
    await waitFor(() =>
      expect(notices()).toEqual([['alert', 'Something went wrong', 'Please pay the last invoice first.']]),
    );
    expect(button()).not.toBeNull();
  });
});
