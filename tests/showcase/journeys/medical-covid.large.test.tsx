import { screen, within } from '@testing-library/react';
import { Response as MirageResponse } from 'miragejs';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { readCovid } from '../../../src/showcase/medical/covid/covid';
import { drawnIn } from '../charts';
import { notices } from '../../support/page';
import { renderApp } from '../../support/renderApp';

const ALL = 'The first 100 of 1,143 days, running totals of the world';
const panel = () => within(screen.getByRole('region', { name: 'COVID-19' }));
const toSource = (requests: readonly string[]) => requests.filter((each) => each.includes('covid'));

function setSource(address: string) {
  vi.stubEnv('VITE_COVID_URL', address);
  onTestFinished(() => void vi.unstubAllEnvs());
}

describe('the chart of COVID-19 in the demo', () => {
  it('requests all days of the mock backend and draws the first hundred', async () => {
    const { requests } = await renderApp({ at: '/medical-dashboard', isDemo: true });
    const { series, xAxis } = await drawnIn(ALL);

    expect(toSource(requests)).toEqual(['GET /covid?lastdays=all']);
    expect(series.map(({ name, data }) => [name, data.length])).toEqual([
      ['Cases', 100],
      ['Recovered', 100],
      ['Deaths', 100],
    ]);
    const days = (xAxis as { data: string[] }[])[0]!.data;
    expect([days[0], days.at(-1)]).toEqual(['22/01/2020', '30/04/2020']);
  });

  it('says that a source has no day', async () => {
    await renderApp({ at: '/medical-dashboard', isDemo: true, scenario: 'empty' });
    expect(await screen.findByText('The source has no day yet')).toBeInstanceOf(HTMLElement);
  });
});

describe('the chart of COVID-19 in a build', () => {
  it('requests nothing without its variable, and says how to set it', async () => {
    const { requests } = await renderApp({ at: '/medical-dashboard' });

    expect(await screen.findByText('No source is set')).toBeInstanceOf(HTMLElement);
    expect(panel().getByText(/^Set VITE_COVID_URL/)).toBeInstanceOf(HTMLElement);
    expect(toSource(requests)).toEqual([]);
  });

  it('requests the source without the session’s token', async () => {
    setSource('https://covid.example/historical/all?of=world');
    const sent: [string, Headers][] = [];
    await renderApp({
      at: '/medical-dashboard',
      prepare() {
        const { fetch } = globalThis;
        vi.spyOn(globalThis, 'fetch').mockImplementation(async (address, init) => {
          if (typeof address !== 'string' || !address.startsWith('https://covid.example/')) {
            return fetch(address, init);
          }
          sent.push([address, new Headers(init?.headers)]);
          return new Response(JSON.stringify({ cases: { '1/22/20': 557 }, deaths: { '1/22/20': 17 } }));
        });
      },
    });

    const { series } = await drawnIn('The first 1 of 1 days, running totals of the world');
    expect(series.map(({ data }) => data)).toEqual([[557], [null], [17]]);
    expect(sent.map(([address]) => address)).toEqual([
      'https://covid.example/historical/all?of=world&lastdays=all',
    ]);
    expect(sent[0]![1].has('authorization')).toBe(false);
  });

  it('shows an error notice with the message of a failure, and loads at the second try', async () => {
    setSource('/covid');
    const { user, server, requests } = await renderApp({
      at: '/medical-dashboard',
      prepare(source) {
        source.get('/covid', () => new MirageResponse(503, {}, { message: 'Closed until noon' }));
      },
    });
    expect(await panel().findByRole('group', { name: 'The COVID-19 data could not be loaded' })).toBeTruthy();
    expect(notices()).toEqual([['alert', 'The COVID-19 data could not be loaded', 'Closed until noon']]);

    server.get('/covid', () => ({ cases: { '1/22/20': 557 } }));
    await user.click(panel().getByRole('button', { name: 'Retry' }));

    expect(await panel().findByRole('figure')).toBeInstanceOf(HTMLElement);
    expect(panel().queryByRole('button', { name: 'Retry' })).toBeNull();
    expect(toSource(requests)).toHaveLength(2);
  });
});

describe('the days of a source', () => {
  it('are sorted, of the world or of a country; a count that is none is missing', () => {
    const counts = { cases: { '1/23/20': 655, '1/22/20': 'many', soon: 3, '2/30/20': 4 }, recovered: [] };
    const read = [
      { day: '2020-01-22', cases: null, recovered: null, deaths: null },
      { day: '2020-01-23', cases: 655, recovered: null, deaths: null },
    ];

    expect(readCovid(counts)).toEqual(read);
    expect(readCovid({ country: 'Vietnam', timeline: counts })).toEqual(read);
    expect(readCovid({ cases: { '2020-01-22': 1 } })[0]!.day).toBe('2020-01-22');
    for (const wrong of [null, [], {}, { cases: [] }, { timeline: {} }]) {
      expect(() => readCovid(wrong)).toThrow('unreadable');
    }
  });
});
