import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { PulsePanel } from '../../src/member/pulse/PulsePanel';
import { open } from '../support/pulse-signals-news.page';
import { pulse, panel, shown } from '../support/pulse';

const words = async () => (await panel()).querySelector('.grid')!;

describe('the market pulse where there is little to say', () => {
  it('has the server’s own words, as text, only where there is nothing to compose from', async () => {
    const region = await shown({
      ...{ indices: [], foreignNet: null, proprietaryNet: null, sectors: [] },
    });

    expect(region.querySelector('.note')!.innerHTML).toBe(
      'Tiền vào nhóm chứng khoán. Khối ngoại bán ròng &lt;b&gt;312&lt;/b&gt; tỷ.',
    );
  });

  it('keeps its shape where the server knows next to nothing', async () => {
    const region = await shown({
      ...{ asOf: null, indices: [], foreignNet: null, proprietaryNet: null, usualTurnover: null },
      ...{ sectors: [], note: null },
    });

    expect((await words()).textContent).toBe(
      'VN-Index——IndexPointsChangeVN30——HNX-Index——UPCOM-Index——' +
        'HOSE liquidity— Net flowForeign—Prop trading—HOSE breadthCE————FL—',
    );
    expect(region.querySelector('.foot')!.childNodes).toHaveLength(0);
  });

  it('is quiet where the server has no such call', async () => {
    await open(<PulsePanel />, { MarketPulse: [{ marketPulse: null }] });

    expect(await screen.findByText('Market pulse is not available.')).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('keeps its height while it loads', async () => {
    await open(<PulsePanel />, { MarketPulse: ['silence'] });
    expect(within(await panel()).getByRole('progressbar', { name: 'Loading…' })).toBeTruthy();
  });

  it('says that it could not be loaded, and loads at the second try', async () => {
    await open(<PulsePanel />, { MarketPulse: [new Error('down'), pulse()] });

    expect(await screen.findByRole('group', { name: 'The market pulse could not be loaded' })).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));

    expect(await screen.findByText('1,784.91')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
  });

  it('keeps the last figures, under a line, when a later load fails', async () => {
    const { show } = await open(<PulsePanel />, { MarketPulse: [pulse(), new Error('down')] });
    await screen.findByText('1,784.91');
    await show(null);
    await show(<PulsePanel />);

    expect(await screen.findByText('The market pulse could not be loaded')).toBeTruthy();
    expect(screen.getByText('1,784.91')).toBeTruthy();
  });
});
