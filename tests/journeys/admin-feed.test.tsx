import { screen, waitFor, within } from '@testing-library/react';
import { Response } from 'miragejs';
import { describe, expect, it } from 'vitest';
import { region, textsOf } from '../support/page';
import { renderApp, type Prepare } from '../support/renderApp';

const open = (prepare?: Prepare) =>
  renderApp({ at: '/admin/feed', as: 'admin', ...(prepare && { prepare }) });

const facts = (panel: string) => {
  const list = region(panel)?.querySelectorAll('dl > div') ?? [];
  return Object.fromEntries(
    [...list].map((fact) => textsOf(fact.querySelectorAll('dt, dd')) as [string, string]),
  );
};

describe('the page of the chart feed', () => {
  it('says what each call is answered, how the feed speaks, and that nothing of it is left out', async () => {
    await open();
    await waitFor(() => expect(Object.keys(facts('Calls'))).toHaveLength(8));

    expect(facts('Calls')).toMatchObject({
      '/config · resolutions, groups of symbols': 'Yes',
      '/history · candles': 'Yes',
      '/quotes · current prices': 'Yes',
    });
    expect(facts('How it answers')).toMatchObject({
      Resolutions: [
        ...['1 minute: 1', '5 minutes: 5', '15 minutes: 15', '1 hour: 60'],
        ...['Day: D', 'Week: W', 'Month: M'],
      ]
        .map((each) => each.replaceAll(' ', '\u00a0'))
        .join(' · '),
      'Groups of symbols': 'HOSE · HNX · UPCOM',
    });
    expect(within(region('How it answers')!).getByText('Nothing odd was found')).toBeTruthy();
    expect(within(region('Candles left out')!).getByText('No candle is left out')).toBeTruthy();
  });

  it('is reached from the page of the system’s signals', async () => {
    const { user, path } = await renderApp({ at: '/admin/signal', as: 'admin' });

    await user.click(await screen.findByRole('link', { name: 'Chart feed' }));

    expect(path()).toBe('/admin/feed');
  });

  it('says which calls the feed lacks or refuses, and how many bars cannot be', async () => {
    await open((server) => {
      server.get('/udf/quotes', () => new Response(404, {}, {}));
      server.get('/udf/symbol_info', () => new Response(403, {}, {}));
      server.get('/udf/history', () => ({
        s: 'ok',
        t: [1_700_006_400, 1_700_092_800],
        o: [10, 10],
        h: [11, 9],
        l: [9, 11],
        c: [10, 10],
        v: [1, 1],
      }));
    });
    await waitFor(() => expect(Object.keys(facts('Calls'))).toHaveLength(8));

    expect(facts('Calls')).toMatchObject({
      '/quotes · current prices': 'Not offered',
      '/symbol_info · the symbols of the price board': 'Refused',
    });
    expect(textsOf(region('Candles left out')!.querySelectorAll('li'))).toEqual([
      '4 with prices that contradict each other',
      '1 outside trading hours',
    ]);
  });

  it('does not wait for stamps of minutes that the feed does not have', async () => {
    await open((server) => {
      server.get('/udf/config', () => ({ supports_search: true, supported_resolutions: ['D'] }));
    });
    await waitFor(() =>
      expect(facts('How it answers')).toMatchObject({ 'Stamps of minutes': 'the feed has no minutes' }),
    );
  });

  it('says that the feed is not reached, and asks again', async () => {
    let isDown = true;
    const { user } = await open((server) => {
      for (const call of ['config', 'time', 'symbol_info', 'search', 'symbols', 'history', 'quotes']) {
        server.get(`/udf/${call}`, () => new Response(isDown ? 503 : 404, {}, {}));
      }
      server.get('/udf/timescale_marks', () => new Response(isDown ? 503 : 200, {}, []));
    });
    await screen.findByText('The report of the chart feed could not be loaded');

    isDown = false;
    await user.click(within(region('Calls')!).getByRole('button', { name: 'Retry' }));

    await waitFor(() => expect(Object.keys(facts('Calls'))).toHaveLength(8));
    expect(facts('Calls')).toMatchObject({ '/config · resolutions, groups of symbols': 'Not offered' });
  });
});
