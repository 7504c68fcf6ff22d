import { describe, expect, it } from 'vitest';
import { AdminSignalsDocument } from '../../src/member/admin/signals/admin-signals.generated';
import { executeQuery } from '../support/graph/execute-query';

const row = {
  symbols: ['HPG', 'SSI'],
  study: 'buy_break_out',
  updated: '2026-01-05 14:45:10',
  log: 'Quét 195 mã.',
};
const read = {
  symbols: ['HPG', 'SSI'],
  kind: 'BREAK_OUT',
  study: 'buy_break_out',
  day: '2026-01-05',
  time: '14:45',
  log: 'Quét 195 mã.',
};

const listOf = async (data: unknown) =>
  (await executeQuery(AdminSignalsDocument, { 'GET /api/signals': { json: { data } } })).data?.[
    'adminSignals'
  ] as {
    rows: unknown[];
    leftOut: number;
  };

describe('the admin signals', () => {
  it('come newest day first; within a day the server’s order stays', async () => {
    const newer = { ...row, updated: '2026-01-06 14:45:10', study: 'VWAP' };
    expect(await listOf([row, { ...row, symbols: 'VNM' }, newer])).toEqual({
      rows: [{ ...read, kind: null, study: 'VWAP', day: '2026-01-06' }, read, { ...read, symbols: ['VNM'] }],
      leftOut: 0,
    });
  });

  it.each([
    ['symbols', 'HPG, ssi', {}],
    ['symbols', 'HPG;SSI|HPG', {}],
    ['symbols', ['HPG', null, 'a b', 'SSI', 5], {}],
    ['symbols', null, { symbols: [] }],
    ['symbols', {}, { symbols: [] }],
    ['study', null, { study: null, kind: null }],
    ['study', '__proto__', { study: '__proto__', kind: null }],
    ['updated', 'soon', { day: null, time: 'soon' }],
    ['updated', '2026-01-05 7:45Z', {}],
    ['updated', '2026-01-05 phiên sáng', { time: 'phiên sáng' }],
    ['log', '', { log: null }],
    ['log', { a: 1 }, { log: null }],
    ['log', ' một\r\n\u202Ehai  ba\n\n\n\nbốn\n', { log: 'một\nhai ba\n\nbốn' }],
  ])('are read where %s is %j', async (field, value, shown) => {
    expect((await listOf([{ ...row, [field]: value }])).rows).toEqual([{ ...read, ...shown }]);
  });

  it('have all symbols of a run over the whole market', async () => {
    const symbols = Array.from({ length: 2_000 }, (_, i) => `A${i}`.padEnd(5, 'X'));
    expect((await listOf([{ ...row, symbols }])).rows).toEqual([{ ...read, symbols }]);
  });

  it('have a log of any length in full', async () => {
    const log = Array.from({ length: 3_000 }, (_, i) => `Dòng ${i}.`).join('\n');
    expect((await listOf([{ ...row, log }])).rows).toEqual([{ ...read, log }]);
  });

  it('leave out an empty row', async () => {
    expect((await listOf([null, 'x', { updated: row.updated, log: 'x' }, row])).rows).toEqual([read]);
  });

  it('are ten thousand at most, and count the others', async () => {
    const { rows, leftOut } = await listOf(Array.from({ length: 10_002 }, () => row));
    expect([rows.length, leftOut]).toEqual([10_000, 2]);
  });
});
