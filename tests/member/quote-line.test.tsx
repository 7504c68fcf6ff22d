import { act, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { QuotedInstrumentFragmentDoc } from '../../src/graph/quotes.generated';
import { WhyPanel } from '../../src/member/signals/why/WhyPanel';
import { QuoteLine } from '../../src/member/technical/QuoteLine';
import { open } from '../support/pulse-signals-news.page';
import { quoted } from '../support/quoted';

it('the head of an explanation has the symbol, and its price once that is known', async () => {
  const { client } = await open(<WhyPanel symbol="HPG" quote={<QuoteLine symbol="HPG" />} />, {
    SignalHistory: ['silence'],
    Signals: ['silence'],
  });
  const head = () => screen.getByRole('heading', { level: 2 }).textContent;
  expect(head()).toBe('HPGWhy this signal');

  const quote = { price: 28.6, reference: 28, change: 0.6, changePercent: 2.14, volume: 1_000 };
  await act(async () => {
    client.writeFragment({
      id: client.cache.identify({ __typename: 'Instrument', symbol: 'HPG' })!,
      fragment: QuotedInstrumentFragmentDoc,
      fragmentName: 'QuotedInstrument',
      data: quoted({ symbol: 'HPG', ...quote }),
    });
  });
  await waitFor(() => expect(head()).toBe('HPG28.60+2.14%Why this signal'));
});
