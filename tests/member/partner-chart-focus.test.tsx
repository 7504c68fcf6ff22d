import { act, fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import {
  advance,
  load,
  openPartnerChart,
  page,
  press,
  region,
} from '../support/technical/partner-chart-page';

describe('the focus', () => {
  const row = () => screen.getByRole('link', { name: 'VNM' });
  const note = () => within(region()).getByRole('status').textContent;
  const setUserActivation = (isActive: boolean) => {
    Object.defineProperty(navigator, 'userActivation', { value: { isActive }, configurable: true });
  };
  /** Focuses the frame, which a browser reports by the blur of our window. */
  const enter = async () => {
    page().focus();
    fireEvent.blur(window);
    await advance(0);
  };

  it('is reported to be in the frame when a person moved it there, with a button back to the row', async () => {
    setUserActivation(true);
    await openPartnerChart();
    load();
    const before = [note(), within(region()).getByRole('button', { name: 'Back to the list' }).className];

    await enter();
    const inside = [note(), within(region()).getByRole('button', { name: 'Back to the list' }).className];
    press('Back to the list');

    expect([before[0], inside[0]]).toEqual(['Chart by Biểu Đồ Việt', 'The keyboard is in the chart']);
    expect([before[1]?.split(' ').includes('back'), inside[1]?.split(' ').includes('back')]).toEqual([
      true,
      false,
    ]);
    expect([document.activeElement, note()]).toEqual([row(), 'Chart by Biểu Đồ Việt']);
  });

  it('may enter and leave by Tab', async () => {
    setUserActivation(false);
    await openPartnerChart();
    load();

    fireEvent.keyDown(document.body, { key: 'Tab' });
    await enter();
    const inside = note();
    act(() => row().focus());

    expect([inside, note()]).toEqual(['The keyboard is in the chart', 'Chart by Biểu Đồ Việt']);
  });

  it('is moved back to where it was when no person moved it there', async () => {
    setUserActivation(false);
    await openPartnerChart();
    load();
    const field = screen.getByRole('textbox', { name: 'Symbol' });
    field.focus();

    await enter();

    expect([document.activeElement, note()]).toEqual([field, 'Chart by Biểu Đồ Việt']);
  });

  it('is moved back to the body', async () => {
    setUserActivation(false);
    vi.spyOn(window, 'focus').mockImplementation(() => {});
    await openPartnerChart();
    load();

    await enter();

    expect(document.activeElement).toBe(document.body);
  });

  it('is moved back from a frame that shows nothing yet, despite user activation', async () => {
    setUserActivation(true);
    await openPartnerChart();
    row().focus();

    await enter();

    expect(document.activeElement).toBe(row());
  });

  it('is moved back from a frame that takes it again after our button', async () => {
    setUserActivation(true);
    await openPartnerChart();
    load();
    await enter();
    press('Back to the list');

    await enter();
    const restored = document.activeElement;
    fireEvent.focus(window);
    await advance(1_000);
    await enter();

    expect([restored, document.activeElement]).toEqual([row(), page()]);
  });

  it('may enter another frame of the page', async () => {
    setUserActivation(true);
    await openPartnerChart();
    load();
    const other = document.createElement('iframe');
    document.body.append(other);

    other.focus();
    fireEvent.blur(window);
    await advance(0);
    const focused = [document.activeElement, note()];
    other.remove();

    expect(focused).toEqual([other, 'Chart by Biểu Đồ Việt']);
  });

  it('is not reported in the frame when the window itself loses focus', async () => {
    setUserActivation(true);
    await openPartnerChart();
    load();

    fireEvent.blur(window);
    await advance(0);

    expect(note()).toBe('Chart by Biểu Đồ Việt');
  });
});
