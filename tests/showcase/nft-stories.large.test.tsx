import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { setLanguage } from '../../src/i18n/i18n';
import { loadShowcaseMessages } from '../../src/showcase/messages';
import { StoriesPanel } from '../../src/showcase/nft/StoriesPanel';

const creators = [
  ...['Trần Ngọc Linh', 'Lê Minh Khoa', 'Vũ Hà My'],
  ...['Phạm Gia Bảo', 'Nguyễn Thảo Vy', 'Đặng Quang Huy'],
];

const creator = (name: string) => screen.getByRole('button', { name: new RegExp(`^${name}`) });
const listed = () => within(screen.getByRole('list')).getAllByRole('button').map(nameOf);
const nameOf = ({ textContent }: HTMLElement) => textContent;
const opened = () => screen.queryByRole('dialog')?.getAttribute('aria-labelledby');
const shown = () => (opened() ? document.getElementById(opened()!)!.textContent : null);
const control = (name: string) => screen.getByRole('button', { name });
const picture = () => screen.getByRole('img').parentElement!;

/** The parts of the bars that are filled, in percent. */
const progress = () =>
  [...screen.getByRole('dialog').querySelectorAll('rect[height="1"]')].map(
    (bar) => Number(bar.getAttribute('width')) / 20,
  );

/** Time passes as a browser's timers count it: a step may set the next. */
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

beforeAll(async () => {
  await setLanguage('en');
  await loadShowcaseMessages();
});

beforeEach(() => {
  vi.useFakeTimers();
  render(<StoriesPanel />);
});

/** As a browser's button does it: the focus comes first, and a dialog gives it back. */
function open(name: string) {
  const button = creator(name);
  button.focus();
  fireEvent.click(button);
}

const escape = () => fireEvent.keyDown(document.activeElement!, { key: 'Escape' });

describe('the stories of the trending creators', () => {
  it('show each creator for 2,000 ms, one after the other, and close after the last', async () => {
    open('Phạm Gia Bảo');
    expect(shown()).toBe('Story by Phạm Gia Bảo');
    expect(screen.getByRole('img', { name: 'Full moon in the old town' })).toBeInstanceOf(Element);

    await pass(1_999);
    expect(shown()).toBe('Story by Phạm Gia Bảo');
    await pass(1);
    expect(shown()).toBe('Story by Nguyễn Thảo Vy');
    await pass(2_000);
    expect(shown()).toBe('Story by Đặng Quang Huy');
    expect(progress()).toEqual([100, 100, 100, 100, 100, 0]);
    await pass(2_000);
    expect(shown()).toBeNull();
  });

  it('stop while the picture is pressed, and go on with what was left', async () => {
    open('Trần Ngọc Linh');
    await pass(1_500);
    fireEvent.pointerDown(picture());
    await pass(60_000);
    expect(shown()).toBe('Story by Trần Ngọc Linh');
    expect(progress()[0]).toBe(75);

    fireEvent.pointerUp(picture());
    await pass(499);
    expect(shown()).toBe('Story by Trần Ngọc Linh');
    await pass(1);
    expect(shown()).toBe('Story by Lê Minh Khoa');
  });

  it('go on when the pointer leaves the picture while it is pressed, and not when it was never pressed', async () => {
    open('Trần Ngọc Linh');
    fireEvent.pointerDown(picture());
    fireEvent.pointerLeave(picture(), { buttons: 1 });
    expect(control('Pause')).toBeInstanceOf(HTMLElement);

    fireEvent.click(control('Pause'));
    fireEvent.pointerLeave(picture(), { buttons: 0 });
    expect(control('Resume')).toBeInstanceOf(HTMLElement);
  });

  it('are operated by keyboard: the pause has the focus, the arrows lead on and back', async () => {
    open('Lê Minh Khoa');
    expect(document.activeElement).toBe(control('Pause'));

    fireEvent.click(control('Pause'));
    await pass(60_000);
    expect(document.activeElement).toBe(control('Resume'));
    expect(shown()).toBe('Story by Lê Minh Khoa');

    fireEvent.keyDown(control('Resume'), { key: 'ArrowRight' });
    expect(shown()).toBe('Story by Vũ Hà My');
    fireEvent.keyDown(control('Resume'), { key: 'ArrowLeft' });
    fireEvent.keyDown(control('Resume'), { key: 'ArrowLeft' });
    fireEvent.keyDown(control('Resume'), { key: 'ArrowLeft' });
    expect(shown()).toBe('Story by Trần Ngọc Linh');
    fireEvent.click(control('Next story'));
    fireEvent.click(control('Next story'));
    fireEvent.click(control('Previous story'));
    expect(shown()).toBe('Story by Lê Minh Khoa');
  });

  it('are viewed once opened, and those that are not come first after closing', async () => {
    expect(listed()).toEqual(creators);

    open('Trần Ngọc Linh');
    await pass(2_000);
    expect(creator('Lê Minh Khoa').textContent).toBe('Lê Minh Khoaviewed');
    expect(creator('Vũ Hà My').textContent).toBe('Vũ Hà My');
    escape();

    expect(shown()).toBeNull();
    expect(listed()).toEqual([...creators.slice(2), 'Trần Ngọc Linhviewed', 'Lê Minh Khoaviewed']);
    expect(document.activeElement).toBe(creator('Trần Ngọc Linh'));
  });

  it('give the focus back when they close after the last', async () => {
    open('Đặng Quang Huy');
    fireEvent.keyDown(control('Pause'), { key: 'ArrowRight' });

    expect(shown()).toBeNull();
    expect(document.activeElement).toBe(creator('Đặng Quang Huy'));
  });
});
