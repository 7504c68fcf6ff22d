import { describe, expect, it } from 'vitest';
import { signal, shown, rowsOf } from '../support/signals';

describe('the days and times of the recommended stocks', () => {
  it('are parted exactly where the day changes, each part under its day', async () => {
    const { table } = await shown();
    const days = rowsOf(table).map((row) =>
      row.hasAttribute('data-day-start') ? row.querySelector('.day')!.textContent : null,
    );
    expect(days).toEqual(['Today 27/08', null, 'Thursday 20/08', null, 'Day unknown']);
    expect(table.querySelectorAll('.day')).toHaveLength(3);
  });

  it('show the minute and carry the whole instant', async () => {
    const { table } = await shown();
    const cells = rowsOf(table).map(({ cells }) => cells[3]!);
    const time = cells[2]!.querySelector('time')!;

    expect(cells.map(({ textContent }) => textContent)).toEqual([
      '14:52 27/08/2026',
      '14:46 27/08/2026',
      '14:46 20/08/2026',
      '14:46 20/08/2026',
      '—',
    ]);
    expect([time.dateTime, time.title]).toEqual(['2026-08-20T14:46+07:00', '14:46 20/08/2026']);
  });

  it('show the day where the minute is not known', async () => {
    const { table } = await shown([signal({ time: null })]);
    expect(rowsOf(table)[0]!.cells[3]!.innerHTML).toBe(
      '<time translate="no" datetime="2026-08-27">27/08</time>',
    );
  });

  it('show what holds no day as it came', async () => {
    const { table } = await shown([signal({ day: null, time: 'sáng thứ Sáu' })]);
    expect(rowsOf(table)[0]!.cells[3]!.innerHTML).toBe('<span class="asSent" lang="vi">sáng thứ Sáu</span>');
  });

  it('show a time that cannot be read as it came, on the signal’s day', async () => {
    const { table } = await shown([signal({ time: 'phiên sáng' })]);
    const time = rowsOf(table)[0]!.cells[3]!.querySelector('time')!;

    expect([time.textContent, time.dateTime, time.title]).toEqual([
      'phiên sáng 27/08/2026',
      '2026-08-27',
      'phiên sáng 27/08/2026',
    ]);
  });
});
