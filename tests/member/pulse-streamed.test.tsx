import { act, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { QuotedInstrumentFragmentDoc } from '../../src/graph/quotes.generated';
import { line } from '../../src/member/shared/line';
import { PulsePanel } from '../../src/member/pulse/PulsePanel';
import { Kept } from '../support/kept-fresh';
import { panel, pulse } from '../support/pulse';
import { open } from '../support/pulse-signals-news.page';
import { quoted } from '../support/quoted';

const now = new Date('2026-08-27T10:15:00+07:00');
const asOf = '2026-08-27T10:14:00+07:00';

afterEach(() => line.set(null));

/** The level of VN-Index in a pulse, where the feed's quote of it was matched at a time. */
async function level({
  isStreaming,
  matched,
  of = asOf,
}: {
  isStreaming: boolean;
  matched: string | null;
  of?: string | null;
}) {
  line.set({ isStreaming, heardAt: now.getTime() });
  const { client } = await open(
    <Kept>
      <PulsePanel />
    </Kept>,
    { MarketPulse: [pulse({ asOf: of })] },
    '/',
    now,
  );
  const at = matched === null ? null : Date.parse(`2026-08-27T${matched}+07:00`) / 1_000;
  const instrument = quoted({ symbol: 'VNINDEX', exchange: 'HOSE', price: 1_801.5, reference: 1_776.34, at });
  await act(async () =>
    client.writeFragment({ fragment: QuotedInstrumentFragmentDoc, data: instrument as never }),
  );
  await screen.findByText('VN-Index');
  return /1,(?:784\.91|801\.50)/.exec((await panel()).textContent ?? '')?.[0];
}

it.each([
  ['newer, while prices are streamed', true, '10:14:30', asOf, '1,801.50'],
  ['newer, once the line has ended', false, '10:14:30', asOf, '1,801.50'],
  ['older, as the feed does not stream it', true, '09:30:00', asOf, '1,784.91'],
  ['of no time, while prices are streamed', true, null, asOf, '1,801.50'],
  ['of no time, once the line has ended', false, null, asOf, '1,784.91'],
  ['of a time that the pulse does not say, while prices are streamed', true, '10:14:30', null, '1,801.50'],
])(
  'an index has the newer of pulse and quote: a quote that is %s',
  async (_, isStreaming, matched, of, shown) => {
    expect(await level({ isStreaming, matched, of })).toBe(shown);
  },
);
