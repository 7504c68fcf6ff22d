import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import WhalePage from '../../src/member/whale/WhalePage';
import { textsOf } from '../support/page';
import { open } from '../support/pulse-signals-news.page';
import { tradingDay, whale, quotes, shown, groupsPanel, press, bars } from '../support/whale';

describe('the whale board where there is little to say', () => {
  it('is quiet where the server has no such call', async () => {
    await open(<WhalePage />, { Whale: [{ whale: null }] });

    expect(await screen.findByText('Net buying by group is not available.')).toBeTruthy();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Which side is the big money on?');
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('says that there is no trading day yet', async () => {
    await open(<WhalePage />, { Whale: [whale({ days: [], symbols: [] })] });

    expect(await screen.findByText('No trading day yet')).toBeTruthy();
    expect([screen.queryByRole('table'), screen.queryByRole('button')]).toEqual([null, null]);
  });

  it('keeps its place while it loads', async () => {
    await open(<WhalePage />, { Whale: ['silence'] });
    expect(await screen.findByRole('progressbar', { name: 'Loading…' })).toBeTruthy();
  });

  it('says that it could not be loaded, and loads at the second try', async () => {
    await open(<WhalePage />, { Whale: [new Error('down'), whale()], Quotes: [quotes] });
    expect(await screen.findByRole('group', { name: 'Net buying could not be loaded' })).toBeTruthy();

    await press('Retry');

    expect(await screen.findByRole('table', { name: 'By day' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
  });

  it('keeps the last figures, under a line, when a later load fails', async () => {
    const { show } = await open(<WhalePage />, { Whale: [whale(), new Error('down')], Quotes: [quotes] });
    await screen.findByRole('table', { name: 'By day' });
    await show(null);
    await show(<WhalePage />);

    expect(await screen.findByText('Net buying could not be loaded')).toBeTruthy();
    expect(screen.getAllByRole('table')).not.toHaveLength(0);
  });

  it('has a dash for what is unknown, and no bar', async () => {
    await shown({ days: [tradingDay('2026-08-27', [null, 5, null, null])], symbols: [] });

    expect(textsOf(groupsPanel().querySelectorAll('.sum'))).toEqual(['—', '+5.0', '—', '—']);
    expect(bars(/^Foreign/)).toEqual([]);
    expect(screen.queryByRole('region', { name: 'Most bought and sold' })).toBeNull();
  });
});
