import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { SignalsPanel } from '../../src/member/signals/SignalsPanel';
import { open } from '../support/pulse-signals-news.page';
import { week, listOf, named, shown, rowsOf } from '../support/signals';

describe('the recommended stocks while they load', () => {
  it('are none where the server has none', async () => {
    await open(<SignalsPanel />, { Signals: [listOf([])] });

    expect(await screen.findByText('No signal yet')).toBeTruthy();
    expect(screen.queryByRole('table')).toBeNull();
  });

  it('keep their place while they load', async () => {
    await open(<SignalsPanel />, { Signals: ['silence'] });
    expect(await screen.findByRole('progressbar', { name: 'Loading…' })).toBeTruthy();
  });

  it('say that they could not be loaded, and load at the second try', async () => {
    await open(<SignalsPanel />, {
      Signals: [new Error('down'), listOf(week)],
      SignalInstruments: [named()],
    });
    expect(await screen.findByRole('group', { name: 'The signals could not be loaded' })).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));

    expect(rowsOf(await screen.findByRole('table', { name: 'T+ signals' }))).toHaveLength(5);
    expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
  });

  it('stay on screen, under a line, when a later load fails', async () => {
    const { table, show } = await shown(week, { Signals: [listOf(week), new Error('down')] });
    await show(null);
    await show(<SignalsPanel />);

    expect(await screen.findByText('The signals could not be loaded')).toBeTruthy();
    expect(rowsOf(screen.getByRole('table'))).toHaveLength(rowsOf(table).length);
  });
});
