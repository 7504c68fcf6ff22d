import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import {
  SignalInstrumentFragmentDoc,
  SignalInstrumentsDocument,
} from '../../src/member/signals/signals.generated';
import { ListedInstrumentFragmentDoc } from '../../src/graph/watchlists.generated';
import { textsOf } from '../support/page';
import { instrument, signal, week, named, shown, rowsOf } from '../support/signals';

describe('the names of the recommended stocks', () => {
  it('ask once for the names of all their companies', async () => {
    const { table, requests } = await shown(week, {
      SignalInstruments: [named(['KBC', 'Đô thị Kinh Bắc'], ['VIX', null])],
    });
    await screen.findAllByText('Đô thị Kinh Bắc');

    expect(textsOf(table.querySelectorAll('.company'))).toEqual([
      'KBC Đô thị Kinh Bắc',
      'GMD ',
      'CTG ',
      'VIX ',
      'KBC Đô thị Kinh Bắc',
    ]);
    expect(
      requests.filter(({ name }) => name === 'SignalInstruments').map(({ variables }) => variables),
    ).toEqual([{ symbols: ['CTG', 'GMD', 'KBC', 'VIX'] }]);
  });

  it('go by the short name that another panel brought, and never replace it', async () => {
    const { table, client } = await shown([signal()], {
      SignalInstruments: [named(['HPG', 'CTCP Tập đoàn Hòa Phát'])],
    });
    await screen.findByText('Tập đoàn Hòa Phát');
    const shared = instrument({
      symbol: 'HPG',
      name: 'Hòa Phát',
      exchange: 'HOSE',
      price: 28.6,
      day: '2026-08-27',
    });
    for (const written of [
      { fragment: SignalInstrumentFragmentDoc, fragmentName: 'SignalInstrument', data: shared },
      { fragment: ListedInstrumentFragmentDoc, data: shared },
    ])
      client.writeFragment(written);

    expect(await screen.findByText('Hòa Phát')).toBeTruthy();
    const variables = { symbols: ['HPG'] };
    await client.query({ query: SignalInstrumentsDocument, variables, fetchPolicy: 'network-only' });
    expect(textsOf(table.querySelectorAll('.company'))).toEqual(['HPG Hòa Phát']);
    expect(
      client.readFragment({
        fragment: SignalInstrumentFragmentDoc,
        fragmentName: 'SignalInstrument',
        from: shared,
      }),
    ).toEqual(shared);
  });

  it('do without names where the feed has none', async () => {
    const { table } = await shown([signal({ symbol: 'SHB' }), signal()], {
      SignalInstruments: [named(['SHB', null], ['HPG', 'Hòa Phát'])],
    });
    await screen.findByText('Hòa Phát');
    expect(textsOf(table.querySelectorAll('.company'))).toEqual(['SHB ', 'HPG Hòa Phát']);
  });

  it('are all shown when the names cannot be had', async () => {
    const { table } = await shown(week, { SignalInstruments: [new Error('down')] });
    expect(rowsOf(table)).toHaveLength(5);
    expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
  });
});
