import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { drawnIn } from '../charts';
import { renderApp } from '../../support/renderApp';

const panel = (name: string) => within(screen.getByRole('region', { name }));
const open = async (query = '') => {
  const page = await renderApp({ at: `/medical-dashboard${query}` });
  await screen.findByRole('heading', { level: 1, name: 'Medical dashboard' });
  return page;
};

describe('the blood screening', () => {
  it('is a table that says in words what lies outside of its normal range', async () => {
    await open();
    const rows = within(screen.getByRole('table', { name: 'Blood screening' })).getAllByRole('row');
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      'TestResultVerdictNormal range',
      'Haemoglobin148 g/LNormal130–170',
      'Leukocytes6.2 10⁹/LNormal4–10',
      'Platelets242 10⁹/LNormal150–400',
      'Glucose5.2 mmol/LNormal3.9–6.1',
      'Cholesterol5.6 mmol/LHigh3–5.2',
      'Ferritin56 µg/LNormal30–300',
    ]);
  });

  it('draws the chosen test in its normal range', async () => {
    const { user } = await open();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Test' }), 'Ferritin');

    const { series } = await drawnIn('Ferritin, µg/L; the grey band is the normal range');
    expect(series.map(({ data }) => data)).toEqual([[24, 27, 33, 41, 48, 56]]);
    const { markArea } = series[0] as unknown as { markArea: { data: { yAxis: number }[][] } };
    expect(markArea.data.map((ends) => ends.map(({ yAxis }) => yAxis))).toEqual([[30, 300]]);
  });
});

describe('the screenings', () => {
  it('draw one measure at a time beside the average of the same age', async () => {
    const { user } = await open();
    expect((await drawnIn('Blood pressure, mmHg')).series).toHaveLength(2);

    await user.click(panel('Screenings').getByRole('button', { name: 'Cholesterol' }));

    const { series } = await drawnIn('Cholesterol, mmol/L');
    expect(series.map(({ name, data }) => [name, data.length])).toEqual([
      ['Yours', 12],
      ['Average at this age', 12],
    ]);
  });
});
