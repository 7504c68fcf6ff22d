import { screen, waitFor } from '@testing-library/react';
import { Response } from 'miragejs';
import { describe, expect, it } from 'vitest';
import { deferred } from '../support/rest/fake-server';
import { problemOf } from '../support/fields';
import { listed, notices, row } from '../support/page';
import type { Prepare } from '../support/renderApp';
import { lists, openWatchlist, symbolField } from '../support/watchlist';

const fpt = { data: { symbol: 'FPT', short_name_vi: 'FPT Corp', price: 100 } };

const button = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Add' });

async function open(prepare?: Prepare) {
  const app = await openWatchlist({ ...(prepare && { prepare }) });
  const posts = () => app.requests.filter((request) => request.startsWith('POST'));
  return { ...app, posts };
}

describe('adding a symbol', () => {
  it('trims it, writes it in capitals, and puts it at the end of the list', async () => {
    const { user, server } = await open();
    const before = listed();

    await user.type(symbolField(), '  fpt {Enter}');
    await waitFor(() => expect(listed()).toEqual([...before, 'FPT']));

    expect(notices()).toEqual([
      ['status', 'Symbol added successfully', 'FPT is at the end of “Lướt sóng T+”.'],
    ]);
    await waitFor(() => expect(symbolField().value).toBe(''));
    await waitFor(() => expect(row('FPT').textContent).toMatch(/^FPTCTCP FPT\d+\.\d\d[+-]?\d+\.\d\d%$/));
    expect(server.accounts.listsOf('1')[0]!.symbols.at(-1)).toBe('FPT');
  });

  it.each([
    { typed: 'hpg', words: 'HPG is already in this watchlist.' },
    { typed: 'ZZZ', words: 'The symbol ZZZ could not be found.' },
  ])('$typed is refused in the server’s words, and stays to be corrected', async ({ typed, words }) => {
    const { user } = await open();
    const before = listed();

    await user.type(symbolField(), `${typed}{Enter}`);

    await waitFor(() => expect(notices()).toEqual([['alert', 'Failed to add symbol', words]]));
    await waitFor(() => expect(button().disabled).toBe(false));
    expect([listed(), symbolField().value]).toEqual([before, typed]);
    expect([problemOf('Symbol'), document.activeElement]).toEqual([words, symbolField()]);
  });

  it('that is refused is marked until it is edited, also where the person has gone on', async () => {
    const { user } = await open();
    await user.type(symbolField(), 'zzz');
    await user.click(button());
    await waitFor(() => expect(problemOf('Symbol')).toBe('The symbol ZZZ could not be found.'));
    expect(document.activeElement).toBe(symbolField());

    await user.tab();
    expect(problemOf('Symbol')).toBe('The symbol ZZZ could not be found.');
    await user.type(symbolField(), 'z');

    expect(problemOf('Symbol')).toBeNull();
  });

  it('that the server refuses for another reason is not marked', async () => {
    const { user } = await open((server) =>
      server.post('/api/watchlists/add_symbol', () => new Response(422, {}, { message: 'Danh mục đã đầy.' })),
    );

    await user.type(symbolField(), 'fpt{Enter}');

    await waitFor(() => expect(notices()).toEqual([['alert', 'Failed to add symbol', 'Danh mục đã đầy.']]));
    expect(problemOf('Symbol')).toBeNull();
  });

  it.each([
    { words: 'Symbol required', texts: ['', '   '] },
    { words: 'A symbol has 3 to 10 letters or digits', texts: ['HP', 'HPG/../x', 'Hòa Phát'] },
  ])('that can be none is not sent to the server: $words', async ({ words, texts }) => {
    const { user, posts } = await open();
    for (const typed of texts) {
      await user.clear(symbolField());
      if (typed) await user.type(symbolField(), typed);

      await user.click(button());
      await waitFor(() => expect(problemOf('Symbol')).toBe(words));

      const notice = ['alert', 'Something went wrong', words];
      expect([symbolField().value, posts(), notices()]).toEqual([typed, [], [notice]]);
      expect(document.activeElement).toBe(symbolField());
    }
  });

  it('that a lax server takes twice has one row all the same', async () => {
    const { user } = await open((server) =>
      server.post('/api/watchlists/add_symbol', () => new Response(200, {}, { data: { symbol: 'SSI' } })),
    );
    const before = listed();

    await user.type(symbolField(), 'ssi{Enter}');
    await waitFor(() => expect(notices()[0]?.[1]).toBe('Symbol added successfully'));

    expect(listed()).toEqual([...before.filter((symbol) => symbol !== 'SSI'), 'SSI']);
  });

  it('is sent once however often Enter is pressed, and the button keeps its name meanwhile', async () => {
    const answer = deferred<Response>();
    const { user, posts } = await open((server) =>
      server.post('/api/watchlists/add_symbol', () => answer.promise),
    );

    await user.type(symbolField(), 'FPT{Enter}{Enter}');
    await waitFor(() => expect(button().disabled).toBe(true));
    await user.keyboard('{Enter}');
    answer.resolve(new Response(500, {}, { message: 'Máy chủ bận.' }));
    await waitFor(() => expect(button().disabled).toBe(false));

    expect(posts()).toEqual(['POST /api/watchlists/add_symbol']);
    expect(notices()).toEqual([['alert', 'Failed to add symbol', 'Máy chủ bận.']]);
  });

  it('keeps what is typed while the server still thinks', async () => {
    const answer = deferred<Response>();
    const { user } = await open((server) => server.post('/api/watchlists/add_symbol', () => answer.promise));

    await user.type(symbolField(), 'FPT{Enter}');
    await waitFor(() => expect(button().disabled).toBe(true));
    await user.type(symbolField(), ' MWG');
    answer.resolve(new Response(200, {}, fpt));
    await waitFor(() => expect(listed().at(-1)).toBe('FPT'));

    await waitFor(() => expect(button().disabled).toBe(false));
    expect(symbolField().value).toBe('FPT MWG');
  });

  it('that one list refuses is not refused in the next', async () => {
    const { user } = await open();
    await user.type(symbolField(), 'zzz{Enter}');
    await waitFor(() => expect(problemOf('Symbol')).toBe('The symbol ZZZ could not be found.'));

    await user.selectOptions(lists(), 'Theo dõi');

    expect([problemOf('Symbol'), notices(), symbolField().value]).toEqual([null, [], 'zzz']);
  });

  it('that is refused late is not marked in the list that was chosen meanwhile', async () => {
    const answer = deferred<Response>();
    const { user } = await open((server) => server.post('/api/watchlists/add_symbol', () => answer.promise));
    await user.type(symbolField(), 'FPT{Enter}');
    await waitFor(() => expect(button().disabled).toBe(true));
    await user.selectOptions(lists(), 'Theo dõi');

    answer.resolve(new Response(409, {}, { message: 'FPT đã có.', field: 'symbol' }));

    await waitFor(() => expect(notices()).toEqual([['alert', 'Failed to add symbol', 'FPT đã có.']]));
    await waitFor(() => expect(button().disabled).toBe(false));
    expect(problemOf('Symbol')).toBeNull();
  });

  it('goes to the list that is chosen', async () => {
    const { user, server } = await open();
    await user.selectOptions(lists(), 'Theo dõi');

    await user.type(symbolField(), 'ssi{Enter}');
    await waitFor(() => expect(listed().at(-1)).toBe('SSI'));

    expect(server.accounts.listsOf('1')[2]!.symbols.at(-1)).toBe('SSI');
  });
});
