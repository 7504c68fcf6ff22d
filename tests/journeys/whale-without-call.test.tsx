import { screen } from '@testing-library/react';
import { Response } from 'miragejs';
import { describe, expect, it } from 'vitest';
import { notices, textsOf } from '../support/page';
import { renderApp } from '../support/renderApp';

const sums = () => textsOf(document.querySelectorAll('.sum'));

describe('the whale page against a server without the call', () => {
  it('says so, quietly', async () => {
    await renderApp({
      at: '/whale',
      prepare: (server) => server.get('/api/whale', () => new Response(404, {}, { message: 'Không có.' })),
    });

    expect(await screen.findByText('Net buying by group is not available.')).toBeInstanceOf(HTMLElement);
    expect([notices(), screen.queryByRole('table')]).toEqual([[], null]);
  });

  it('fails inside its panel, with a retry that brings the figures', async () => {
    let isBroken = true;
    const { user } = await renderApp({
      at: '/whale',
      prepare: (server) =>
        server.get('/api/whale', () =>
          isBroken
            ? new Response(500, {}, {})
            : {
                data: {
                  days: [{ date: '2026-08-27', foreign: 1, proprietary: -2, institution: 0, individual: 1 }],
                },
              },
        ),
    });
    await user.click(
      await screen.findByRole('button', { name: 'Retry' }).then((button) => ((isBroken = false), button)),
    );

    await screen.findByRole('table', { name: 'By day' });
    expect([sums(), notices()]).toEqual([['+1.0', '-2.0', '0.0', '+1.0'], []]);
  });
});
