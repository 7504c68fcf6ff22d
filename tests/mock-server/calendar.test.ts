import { describe, expect, it } from 'vitest';
import { ANNOUNCED, lastClosedDay, sellableDay, tradingDays } from '../../mock-server/calendar';
import { createMarket } from '../../mock-server/simulator/simulator';
import { symbolInfo } from '../../mock-server/udf/symbol';
import { readAnnouncedDays } from '../../src/graph/readers/announced-days';
import { isTradingDay } from '../../src/market/calendar';

describe("the demo's holidays of 2027", () => {
  it('are what its feed announces for VN-Index, and for no share', () => {
    expect(readAnnouncedDays(symbolInfo('VNINDEX'))).toEqual(ANNOUNCED);
    expect(symbolInfo('FPT')).not.toHaveProperty('session_holidays');
  });

  it('are days on which its market does not trade, whatever the product knows', () => {
    expect(tradingDays('2027-02-01', '2027-02-14')).toEqual([
      ...['2027-02-01', '2027-02-02', '2027-02-03', '2027-02-11', '2027-02-12'],
    ]);
    expect(sellableDay('2027-02-03')).toBe('2027-02-12');
    expect(tradingDays('2027-01-01', '2027-12-31')).toHaveLength(261 - ANNOUNCED.closed.length);
    expect(isTradingDay('2027-02-04')).toBe(true);

    const market = createMarket({ now: () => new Date('2027-02-04T10:00:00+07:00') });
    expect([market.today(), market.second()]).toEqual(['2027-02-03', null]);
    expect(lastClosedDay(new Date('2027-02-11T15:00:00+07:00'))).toBe('2027-02-11');
  });
});
