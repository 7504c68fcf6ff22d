import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { Menu, MenuGroup, MenuItem, menuItem } from '../../src/ui/Menu';

function openMenu() {
  const onSelect = vi.fn();
  const around = vi.fn();
  document.addEventListener('keydown', ({ key }) => around(key));
  const item = (name: string, isDisabled = false) => (
    <MenuItem isDisabled={isDisabled} onSelect={() => onSelect(name)}>
      {name}
    </MenuItem>
  );
  render(
    <>
      <Menu label="Thao tác" icon={<i />}>
        {item('Đổi tên')}
        {item('Chuyển lên', true)}
        <MenuGroup label="Sao chép">
          {item('Cổ tức')}
          {item('Cổ phiếu')}
        </MenuGroup>
        <a {...menuItem} href="#compare" onClick={() => onSelect('So sánh')}>
          So sánh
        </a>
      </Menu>
      <button type="button">Sau</button>
    </>,
  );
  const button = screen.getByRole('button', { name: 'Thao tác' });
  return { onSelect, around, button, user: userEvent.setup() };
}

/** The same, pressed open. */
async function pressMenu() {
  const page = openMenu();
  await page.user.click(page.button);
  return page;
}

const focused = () => document.activeElement?.textContent;
const isOpen = () => screen.queryByRole('menu', { name: 'Thao tác' }) !== null;

describe('a menu', () => {
  it.each(['{Enter}', ' '])('opens at its first item with %o', async (key) => {
    const { button, user } = openMenu();
    const before = [button.getAttribute('aria-haspopup'), button.ariaExpanded, isOpen()];
    button.focus();
    await user.keyboard(key);

    expect(before).toEqual(['menu', 'false', false]);
    expect([button.ariaExpanded, isOpen(), focused()]).toEqual(['true', true, 'Đổi tên']);
  });

  it('opens at its first item with a press', async () => {
    await pressMenu();
    expect(focused()).toBe('Đổi tên');
    expect(screen.getByRole('group', { name: 'Sao chép' }).querySelectorAll('[role=menuitem]')).toHaveLength(
      2,
    );
  });

  it.each([
    ['{ArrowDown}', 'Cổ tức'],
    ['{ArrowDown}{ArrowDown}', 'Cổ phiếu'],
    ['{ArrowDown}{ArrowUp}', 'Đổi tên'],
    ['{ArrowUp}', 'So sánh'],
    ['{ArrowUp}{ArrowDown}', 'Đổi tên'],
    ['{End}', 'So sánh'],
    ['{End}{Home}', 'Đổi tên'],
    ['s', 'So sánh'],
    ['sd', 'So sánh'],
    ['cổ', 'Cổ tức'],
    ['cc', 'Cổ phiếu'],
    ['cổ p', 'Cổ phiếu'],
    ['{End}d', 'Đổi tên'],
    ['x', 'Đổi tên'],
  ])('leads by the keys %o to “%s”', async (keys, item) => {
    const { user } = await pressMenu();
    await user.keyboard(keys);
    expect(focused()).toBe(item);
  });

  it('reads a letter after a while as a new first one, which leads on', async () => {
    const { button } = openMenu();
    const user = userEvent.setup({ delay: 600 });
    await user.click(button);
    await user.keyboard('cc');
    expect(focused()).toBe('Cổ phiếu');
  });

  it.each(['{Enter}', ' '])(
    'chooses an item with %o, closed and with the focus back on its button',
    async (key) => {
      const { button, user, onSelect } = await pressMenu();
      await user.keyboard(`{ArrowDown}${key}`);
      expect(onSelect.mock.calls).toEqual([['Cổ tức']]);
      expect([isOpen(), document.activeElement]).toEqual([false, button]);
    },
  );

  it.each(['{Enter}', ' '])('follows a link with %o', async (key) => {
    const { user, onSelect } = await pressMenu();
    await user.keyboard(`{End}${key}`);
    expect(onSelect.mock.calls).toEqual([['So sánh']]);
  });

  it('chooses nothing that is disabled', async () => {
    const { user, onSelect } = await pressMenu();
    await user.click(screen.getByRole('menuitem', { name: 'Chuyển lên' }));
    expect([onSelect.mock.calls, isOpen()]).toEqual([[], true]);
  });

  it('leads from itself to its last item with the up key', async () => {
    const { user } = await pressMenu();
    screen.getByRole('menu').focus();
    await user.keyboard('{ArrowUp}');
    expect(focused()).toBe('So sánh');
  });

  it('has the focus itself where nothing can be chosen in it', async () => {
    render(
      <Menu label="Thao tác" icon={<i />}>
        <MenuItem isDisabled onSelect={() => {}}>
          Đổi tên
        </MenuItem>
      </Menu>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Thao tác' }));
    expect(document.activeElement).toBe(screen.getByRole('menu', { name: 'Thao tác' }));
  });

  it('is a group without items, named as its button, which is no menu’s', async () => {
    render(
      <Menu label="Thao tác" icon={<i />} note={<p>Chỉ thêm, bớt mã.</p>}>
        {undefined}
      </Menu>,
    );
    const button = screen.getByRole('button', { name: 'Thao tác' });
    await userEvent.click(button);
    expect(screen.getByRole('group', { name: 'Thao tác' }).textContent).toBe('Chỉ thêm, bớt mã.');
    expect([button.ariaHasPopup, isOpen()]).toEqual([null, false]);
  });

  it('closes with Escape, and gives its button the focus back', async () => {
    const { button, user } = await pressMenu();
    await user.keyboard('{Escape}');
    expect([button.ariaExpanded, isOpen(), document.activeElement]).toEqual(['false', false, button]);
  });

  it('closes with Tab, which leads to what follows its button', async () => {
    const { user } = await pressMenu();
    await user.tab();
    expect([isOpen(), focused()]).toEqual([false, 'Sau']);
  });

  it('keeps its keys from what is around it, and leaves it those with a modifier', async () => {
    const { user, around } = await pressMenu();
    await user.keyboard('s{ArrowDown}{Alt>}{ArrowUp}{/Alt}{Escape}{Alt>}{ArrowDown}{/Alt}');
    expect(around.mock.calls.flat()).toEqual(['Alt', 'ArrowUp', 'Alt', 'ArrowDown']);
    expect(isOpen()).toBe(false);
  });
});
