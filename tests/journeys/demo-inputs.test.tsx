// @module-tag P22
import { waitFor } from '@testing-library/react';
import fc from 'fast-check';
import { describe, expect, inject, it } from 'vitest';
import { keptInBrowser, keptInTab, searches } from '../support/demo-inputs';
import { randomRuns } from '../support/machines/cases';
import { notices } from '../support/page';
import { tag } from '../support/presentation';
import { openDemo } from '../support/renderApp';
import { tried } from '../support/tried';

/** Opens a link in a browser that holds these texts. */
async function visit(search: string, inTab: object = {}, inBrowser: object = {}) {
  localStorage.clear();
  sessionStorage.clear();
  for (const [key, text] of Object.entries(inTab)) sessionStorage.setItem(key, text as string);
  for (const [key, text] of Object.entries(inBrowser)) localStorage.setItem(key, text as string);
  return openDemo(`/bot${search}`);
}

const samples = fc.sample(fc.tuple(searches, keptInTab, keptInBrowser), {
  seed: randomRuns.seed,
  numRuns: inject('isFull') ? 100 : 5,
});

describe('a link to the demo', () => {
  it.each(samples.map((sample, index) => ({ sample, index })))(
    'leads to a page with controls whatever it and the browser hold, sample $index',
    async ({ sample }) => {
      await visit(...sample);
      expect(await tag()).toBeTruthy();
      tried(1, 'random addresses opened');
    },
  );

  it.each([
    [
      '?clock=9999-01-01T09:00:00&speed=60&lng=vi',
      'Có thiết lập không dùng được',
      'Đã bỏ qua: clock=9999-01-01T09:00:00. Đồng hồ thị trường chạy được từ 02/01/2024 đến 31/12/2030.',
    ],
    [
      '?clock=1900-01-01T09:00:00&lng=en&person=root',
      'A setting cannot be used',
      'Left out: clock=1900-01-01T09:00:00, person=root. The market’s clock runs from 02/01/2024 to 31/12/2030.',
    ],
    ['?speed=7&lng=de', 'Eine Einstellung ist nicht möglich', 'Ausgelassen: speed=7.'],
  ])('says what of %s cannot be used', async (search, title, description) => {
    await visit(search);
    await tag();
    await waitFor(() => expect(notices()).toContainEqual(['alert', title, description]));
  });

  it('says that a clock which an earlier visit has left running has run to where there is no market', async () => {
    const left = {
      marketStart: Date.parse('2026-08-27T09:00:00+07:00'),
      realStart: 0,
      speed: 60,
      preset: '',
    };
    const { actors } = await visit('?lng=en', {}, { 'nhip.demo.time': JSON.stringify(left) });
    await tag();

    await waitFor(() => expect(notices()[0]?.[2]).toMatch(/^Left out: clock\. The market’s clock runs from/));
    expect(localStorage.getItem('nhip.demo.time')).toBeNull();
    expect(actors.clock.now().toISOString()).toBe('2026-08-27T09:00:00.000Z');
  });
});
