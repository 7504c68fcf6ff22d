import { render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { setLanguage } from '../../src/i18n/i18n';
import { ChartState } from '../../src/member/technical/ChartState';

beforeEach(() => setLanguage('en'));

const open = (state: Partial<Parameters<typeof ChartState>[0]>) =>
  render(
    <ChartState
      {...{
        symbol: 'HPG',
        availability: undefined,
        error: undefined,
        hasChartFailed: false,
        onRetry: () => {},
      }}
      {...state}
    />,
  );

describe('a chart none of whose bars is a figure', () => {
  it('says that they could not be read and why, not that there are none', async () => {
    const leftOut = (['UNREADABLE', 'UNREADABLE', 'OUTSIDE_HOURS'] as const).map((fault) => ({
      time: 0,
      fault,
    }));
    open({ availability: 'UNREADABLE', leftOut });
    expect(await screen.findByText('The price data for HPG could not be read')).toBeTruthy();
    screen.getByText(
      '3 bars of the feed are left out: 2 whose price or time cannot be read, 1 outside trading hours.',
    );
  });

  it('says that it is the unit which is not known', async () => {
    open({ availability: 'UNDECIDED_UNIT', leftOut: [{ time: 0, fault: 'REPEATED' }] });
    await screen.findByText('The unit of HPG’s prices is not known yet');
    expect(screen.queryByText(/left out/)).toBeNull();
  });
});
