import { describe, expect, it } from 'vitest';
import { SignalsDocument } from '../../src/member/shared/signals.generated';
import { executeQuery } from '../support/graph/execute-query';

const row = { symbol: 'HPG', price: 26.75, signal_type: 'buy_break_out', updated: '2026-01-05 14:45:10' };
const read = {
  ...{ symbol: 'HPG', price: 26.75, kind: 'BREAK_OUT', day: '2026-01-05', time: '14:45' },
  ...{ study: null, rule: null, idea: null },
};

type List = { rows: unknown[]; leftOut: number };

const listOf = async (data: unknown) => {
  const response = await executeQuery(SignalsDocument, { 'GET /api/tplus_signals': { json: { data } } });
  return response.data?.['signals'] as List;
};
const signals = async (data: unknown) => (await listOf(data)).rows;

describe('the signals', () => {
  it('come newest day first; within a day the server’s order stays', async () => {
    const rows = [
      { ...row, symbol: 'AAA', updated: '2026-01-05 09:20:00' },
      { ...row, symbol: 'BBB', updated: 'soon' },
      { ...row, symbol: 'CCC', updated: '2026-01-06 10:00:00' },
      { ...row, symbol: 'DDD', updated: '2026-01-05 14:30:00' },
    ];

    expect(await signals(rows)).toEqual([
      { ...read, symbol: 'CCC', day: '2026-01-06', time: '10:00' },
      { ...read, symbol: 'AAA', day: '2026-01-05', time: '09:20' },
      { ...read, symbol: 'DDD', day: '2026-01-05', time: '14:30' },
      { ...read, symbol: 'BBB', day: null, time: 'soon' },
    ]);
  });

  it.each([
    ['signal_type', 'buy_divergence', { kind: 'DIVERGENCE' }],
    ['signal_type', 'buy_back_test', { kind: 'BACK_TEST' }],
    ['signal_type', 'buy_trend_up', { kind: 'TREND_UP' }],
    ['signal_type', 'buy_break_out', { kind: 'BREAK_OUT' }],
    ['signal_type', 'sell_x', { kind: null, study: 'sell_x' }],
    ['signal_type', '__proto__', { kind: null, study: '__proto__' }],
    ['signal_type', ' Sell\u202E  X ', { kind: null, study: 'Sell X' }],
    ['signal_type', 5, { kind: null }],
    ['updated', '2026-01-02', { day: '2026-01-02', time: null }],
    ['updated', '2026-01-02  09:15', { day: '2026-01-02', time: '09:15' }],
    ['updated', '2026-01-02 99:99:99', { day: '2026-01-02', time: '99:99:99' }],
    ['updated', '2026-01-02 2:45 PM', { day: '2026-01-02', time: '14:45' }],
    ['updated', '2/1/2026 phiên sáng', { day: '2026-01-02', time: 'phiên sáng' }],
    ['updated', '2026-01-02T09:15:00Z', { day: '2026-01-02', time: '16:15' }],
    ['updated', '02/01/2026 09:15', { day: '2026-01-02', time: '09:15' }],
    ['updated', '2026-13-45 99:99:99', { day: null, time: '2026-13-45 99:99:99' }],
    ['updated', '2026-02-30 00:00:00', { day: null, time: '2026-02-30 00:00:00' }],
    ['updated', 'sáng  thứ Sáu', { day: null, time: 'sáng thứ Sáu' }],
    ['updated', ' 09:15', { day: null, time: '09:15' }],
    ['updated', 'null', { day: null, time: null }],
    ['updated', 1767345300, { day: null, time: null }],
    ['updated', {}, { day: null, time: null }],
    ['rule', ' Đóng cửa trên\n đỉnh <b>55</b> phiên ', { rule: 'Đóng cửa trên đỉnh <b>55</b> phiên' }],
    ['rule', 'x'.repeat(501), { rule: 'x'.repeat(500) }],
    ['rule', ' \n', { rule: null }],
    ['rule', ['a rule'], { rule: null }],
    ['rule', 55, { rule: null }],
    ['price', '1e400', { price: null }],
    ['price', [], { price: null }],
  ])('read a row whose %s is %j', async (field, value, shown) => {
    expect(await signals([{ ...row, [field]: value }])).toEqual([{ ...read, ...shown }]);
  });

  it('lose a bad row and keep the others', async () => {
    expect(await signals([null, 1, [row], { ...row, symbol: '' }, row, { price: 1 }])).toEqual([read]);
  });

  it('are the newest ten thousand, also of a server that lists the oldest first; the others are counted', async () => {
    const older = Array.from({ length: 10_002 }, () => row);
    const { rows, leftOut } = await listOf([...older, null, { ...row, updated: '2026-01-06 09:15:00' }]);

    expect([rows.length, leftOut, rows[0]]).toEqual([
      10_000,
      3,
      { ...read, day: '2026-01-06', time: '09:15' },
    ]);
  });

  it('may be none', async () => {
    expect(await listOf([])).toEqual({ rows: [], leftOut: 0 });
  });

  it('have a trade idea as far as the server sends one, in its own snake case', async () => {
    const more = {
      ...{ name: 'Hòa Phát', action: 'Mua', industry: 'Thép', entry_price: 26.75, exit_price: null },
      ...{ weight: '4.25', close_price: 27.1, target_price: 29.95, cut_loss_price: 25.15 },
      ...{ atr14: '0.62', stop_broken_on: '2026-08-26', target_reached_on: 'soon' },
    };
    expect(await signals([{ ...row, ...more }])).toEqual([
      {
        ...read,
        idea: {
          ...{ name: 'Hòa Phát', action: 'BUY', industry: 'Thép', entryPrice: 26.75, exitPrice: null },
          ...{ weight: 4.25, closePrice: 27.1, targetPrice: 29.95, cutLossPrice: 25.15 },
          ...{ atr: 0.62, stopBrokenOn: '2026-08-26', targetReachedOn: null },
        },
      },
    ]);
  });

  it.each([
    ['action', 'buy', { action: 'BUY' }],
    ['action', 'NẮM GIỮ', { action: 'HOLD' }],
    ['action', 'Sell', { action: 'SELL' }],
    ['action', 'bán', { action: 'SELL' }],
    ['action', 'short', { action: null }],
    ['action', '__proto__', { action: null }],
    ['weight', 101, { weight: null }],
    ['weight', -1, { weight: null }],
    ['weight', 0, { weight: 0 }],
    ['target_price', 0, { targetPrice: null }],
    ['cut_loss_price', 'x', { cutLossPrice: null }],
    ['industry', ' \n', { industry: null }],
  ])('read a %s of %j', async (field, value, shown) => {
    const [signal] = (await signals([{ ...row, name: 'Hòa Phát', [field]: value }])) as { idea: object }[];
    expect(signal!.idea).toMatchObject({ name: 'Hòa Phát', ...shown });
  });
});
