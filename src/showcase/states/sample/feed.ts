import { epochSecondsOf, type Day } from '../../../market/day';

/** A UDF `config` response of a feed that has everything. */
export const feedConfig = {
  supports_timescale_marks: true,
  supported_resolutions: ['1', '5', '15', '60', 'D', 'W', 'M'],
  exchanges: [{ value: 'HOSE' }, { value: 'HNX' }, { value: 'UPCOM' }],
  supported_adjustments: ['dividends', 'none'],
};

/** A UDF `timescale_marks` response. */
export const events = [
  event('D', '2025-06-12', ['Cổ tức tiền mặt 1,000 đ/cp', 'Ngày giao dịch không hưởng quyền 12/06/2025']),
  event('S', '2025-06-12', ['Cổ tức bằng cổ phiếu 20:3', 'Ngày giao dịch không hưởng quyền 12/06/2025']),
  event('D', '2025-12-02', ['Cổ tức tiền mặt 1,000 đ/cp', 'Ngày giao dịch không hưởng quyền 02/12/2025']),
  {
    ...event('D', '2026-02-26', [
      'Cổ tức tiền mặt 1,000 đ/cp',
      'Ngày giao dịch không hưởng quyền 26/02/2026',
    ]),
    right: { kind: 'cash_dividend', price: 1 },
  },
  event('M', '2026-03-05', ['Họp đại hội đồng cổ đông thường niên năm 2026']),
];

/** The same of a bank, around the day that the samples are of. */
export const bankEvents = [
  { ...event('N', '2026-03-13', ['Thanh toán cổ tức tiền mặt 450 đ/cp']), kind: 'payment' },
  { ...event('C', '2026-03-16', ['Cổ tức bằng cổ phiếu, tỷ lệ 100:15']), kind: 'ex_date' },
  { ...event('H', '2026-03-18', ['Họp đại hội đồng cổ đông thường niên năm 2026']), kind: 'meeting' },
];

function event(label: string, day: Day, tooltip: readonly string[]) {
  return { id: `FPT-${label}-${day}`, time: epochSecondsOf(day), color: 'blue', label, tooltip };
}
