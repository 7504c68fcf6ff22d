import { act, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { screenSize } from '../support/media';
import { address, openChart, region } from '../support/technical/open-chart';

it('a phone has the lengths of bars above the chart, and the other controls in a sheet', async () => {
  const { user } = await openChart();
  act(() => screenSize.resize(390));
  const chart = within(region());
  const opener = await chart.findByRole('button', { name: 'Chart controls' });
  expect(chart.getByRole('group', { name: 'Bar length' })).toBeInstanceOf(HTMLElement);
  expect(chart.queryByRole('group', { name: 'Range' })).toBe(null);

  await user.click(opener);
  const sheet = within(chart.getByRole('group', { name: 'Chart controls' }));
  await user.click(
    within(sheet.getByRole('group', { name: 'Range' })).getByRole('button', { name: '1 year' }),
  );
  await user.click(sheet.getByRole('button', { name: 'Indicators' }));
  await user.click(await screen.findByRole('checkbox', { name: 'RSI (14)' }));

  expect(address()).toMatch(/^\/technical\/VNM\?resolution=D&range=1Y&show=[a-z0-9,]*rsi$/);
  expect(opener.getAttribute('aria-expanded')).toBe('true');
});
