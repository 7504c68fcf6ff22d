import type { TradeInput } from '../../../graph/resolvers.types';
import { numberOfDay } from '../../../market/day';

/** Within how many days after its ex-date a dividend is paid, by what companies announce. */
const LONGEST_WAIT = 120;

/** The tax on a dividend, which a broker may have withheld (Luật Thuế thu nhập cá nhân, 5%). */
const TAX = 0.05;

/** The dividend, if any, whose payment a dividend may be that is given by its day of payment: that of the last ex-date before it. */
export function dividendPaidBy<Dividend extends Pick<TradeInput, 'symbol' | 'side' | 'day' | 'isPlanned'>>(
  { symbol, day }: Pick<TradeInput, 'symbol' | 'day'>,
  recorded: readonly Dividend[],
  isAsMuch: (dividend: Dividend) => boolean,
): Dividend | null {
  const found = recorded.filter((each) => {
    const days = numberOfDay(day) - numberOfDay(each.day);
    const isBefore = each.side === 'DIVIDEND' && each.symbol === symbol && !each.isPlanned && days > 0;
    return isBefore && days <= LONGEST_WAIT && isAsMuch(each);
  });
  return found.reduce<Dividend | null>((last, each) => (last && last.day >= each.day ? last : each), null);
}

/** Whether so many đồng are a dividend, whole or as they are paid out after tax. */
export function isWholeOrAfterTax(paid: number, dividend: number): boolean {
  return paid === dividend || Math.abs(paid - dividend * (1 - TAX)) < 1;
}
