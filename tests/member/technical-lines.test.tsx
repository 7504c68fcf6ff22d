import type { InMemoryCache } from '@apollo/client';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { loadMessages } from '../../src/i18n/i18n';
import { DeskDocument } from '../../src/member/shared/desk.generated';
import { currentChart } from '../support/technical/fake-chart';
import { noDesk } from '../support/technical/technical-feed';
import { openChart } from '../support/technical/open-chart';
import { clickAt, dragOnChart, placeOf } from '../support/technical/pointer';

// Loaded beforehand, since their first import is slow.
beforeAll(async () => {
  await Promise.all([loadMessages('desk'), import('../../src/member/technical/chart-tools')]);
  HTMLElement.prototype.setPointerCapture ??= () => {};
});

async function openTools() {
  const page = await openChart();
  const { client } = page.feed;
  (client.cache as InMemoryCache).policies.addTypePolicies({
    Desk: { keyFields: [], fields: { lines: { merge: false }, alerts: { merge: false } } },
    DrawnLine: { keyFields: false },
    Alert: { keyFields: false },
  });
  await screen.findByRole('button', { name: 'Horizontal line' });
  await act(async () => void client.writeQuery({ query: DeskDocument, data: { desk: noDesk } }));
  await waitFor(() => expect(tool('Horizontal line').hasAttribute('aria-disabled')).toBe(false));
  const saved = () => client.readQuery({ query: DeskDocument }, true)?.desk;
  const kept = () =>
    saved()?.lines.map(({ symbol, kind, points }) => [symbol, kind, ...points.map(({ price }) => price)]);
  const armed = () =>
    saved()?.alerts.map(({ symbol, kind, price, firedAt }) => [symbol, kind, price, firedAt]);
  return { ...page, kept, armed };
}

const tool = (name: string) => screen.getByRole('button', { name });
const layer = (name: string) => screen.getByRole('application', { name });
const press = (name: string, key: string, more = {}) => fireEvent.keyDown(layer(name), { key, ...more });

describe('lines on the chart', () => {
  it('are drawn, moved, deleted and taken back by keyboard, and kept for the symbol', async () => {
    const { user, kept } = await openTools();
    const newest = currentChart().shown.at(-1)!.candles.close.at(-1)!;

    await user.click(tool('Horizontal line'));
    expect(document.activeElement).toBe(layer('Horizontal line'));
    press('Horizontal line', 'ArrowUp');
    press('Horizontal line', 'Enter');
    const drawn = kept();

    press('Horizontal line', 'ArrowDown', { shiftKey: true });
    press('Horizontal line', 'Enter');
    const moved = kept();
    press('Horizontal line', 'Delete');
    const deleted = kept();
    await user.click(tool('Undo'));

    const at = (price: number) => [['VNM', 'HORIZONTAL', Number(price.toFixed(2))]];
    expect([drawn, moved, deleted, kept()]).toEqual([
      at(newest + 0.01),
      at(newest - 0.09),
      [],
      at(newest - 0.09),
    ]);
  });

  it('are drawn on a page over plain HTTP, where a browser makes no UUIDs', async () => {
    vi.spyOn(crypto, 'randomUUID').mockImplementation(() => {
      throw new TypeError('crypto.randomUUID is not a function');
    });
    const { user, kept } = await openTools();

    await user.click(tool('Horizontal line'));
    press('Horizontal line', 'Enter');

    expect(kept()).toHaveLength(1);
  });

  it('are drawn between two presses, and moved by an end that is dragged', async () => {
    const { user, kept } = await openTools();
    await user.click(tool('Trend line'));
    clickAt(layer('Trend line'), placeOf(20, 3));
    clickAt(layer('Trend line'), placeOf(22, 9));
    const drawn = kept();

    dragOnChart(placeOf(22, 9), placeOf(25, 12));

    expect([drawn, kept()]).toEqual([[['VNM', 'TREND', 20, 22]], [['VNM', 'TREND', 20, 25]]]);
  });

  it('measure bars and percent, and keep nothing of it', async () => {
    const { user, kept } = await openTools();

    await user.click(tool('Measure'));
    press('Measure', 'Enter');
    press('Measure', 'ArrowLeft');
    press('Measure', 'ArrowLeft');
    press('Measure', 'Enter');

    expect(screen.getByText(/^2 bars · 0\.00\s?%$/)).toBeTruthy();
    expect(kept()).toEqual([]);
  });

  it('are listed in words, and can be chosen and deleted there', async () => {
    const { user, kept } = await openTools();
    await user.click(tool('Horizontal line'));
    press('Horizontal line', 'Enter');

    await user.click(await screen.findByRole('button', { name: 'Lines drawn (1)' }));
    const button = await screen.findByRole('button', { name: /^Delete: Horizontal line at/, hidden: true });
    await user.click(button);

    await screen.findByRole('button', { name: 'Lines drawn (0)' });
    expect(kept()).toEqual([]);
  });

  it('carry an alert that moves with a horizontal line, goes with it and comes back with it', async () => {
    const { user, armed } = await openTools();
    const newest = Number(currentChart().shown.at(-1)!.candles.close.at(-1)!.toFixed(2));
    await user.click(tool('Horizontal line'));
    press('Horizontal line', 'ArrowUp', { shiftKey: true });
    press('Horizontal line', 'Enter');
    const bell = () => screen.getByRole('button', { name: /^Alert: Horizontal line at/ });
    const isPressed = () => bell().getAttribute('aria-pressed');
    const before = [isPressed(), armed()];

    await user.click(bell());
    const at = (price: number, kind = 'ABOVE') => [['VNM', kind, Number(price.toFixed(2)), null]];
    expect([before, isPressed(), armed()]).toEqual([['false', []], 'true', at(newest + 0.1)]);

    for (const key of ['ArrowDown', 'ArrowDown']) press('Horizontal line', key, { shiftKey: true });
    press('Horizontal line', 'Enter');
    expect(armed()).toEqual(at(newest - 0.1, 'BELOW'));

    press('Horizontal line', 'Delete');
    const deleted = armed();
    await user.click(tool('Undo'));
    expect([deleted, armed()]).toEqual([[], at(newest - 0.1, 'BELOW')]);

    await user.click(await screen.findByRole('button', { name: 'Lines drawn (1)' }));
    await user.click(await screen.findByRole('button', { name: /^Alert: Horizontal line at/, hidden: true }));
    expect(armed()).toEqual([]);
  });

  it('carry an alert along when they are dragged', async () => {
    const { user, kept, armed } = await openTools();
    await user.click(tool('Horizontal line'));
    clickAt(layer('Horizontal line'), placeOf(30));
    await user.click(screen.getByRole('button', { name: /^Alert: Horizontal line at/ }));
    const before = armed();

    dragOnChart(placeOf(30), placeOf(40));

    expect([before, armed(), kept()]).toEqual([
      [['VNM', 'ABOVE', 30, null]],
      [['VNM', 'ABOVE', 40, null]],
      [['VNM', 'HORIZONTAL', 40]],
    ]);
  });

  it('are left by Escape with the focus where drawing began', async () => {
    const { user, kept } = await openTools();
    await user.click(tool('Trend line'));

    press('Trend line', 'Escape');

    expect([document.activeElement, kept()]).toEqual([tool('Trend line'), []]);
  });
});
