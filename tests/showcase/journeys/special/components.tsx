import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect } from 'vitest';
import type { Special } from '../pages.strict.test';

/** The example of that title. */
const example = (main: HTMLElement, title: string) =>
  within(within(main).getByRole('region', { name: title }));

/** What the table of keys says that the keys do. */
const keys = (main: HTMLElement) =>
  example(main, 'Keyboard')
    .getAllByRole('term')
    .map((term) => [...term.children].map(({ textContent }) => textContent));

export default {
  '/ui-components/button': async (main) => {
    const states = example(main, 'States');
    await userEvent.click(states.getByRole('button', { name: 'Pressed', pressed: true }));
    expect(states.getAllByRole<HTMLButtonElement>('button').map(({ disabled }) => disabled)).toEqual([
      false,
      true,
      true,
      true,
    ]);
    expect(states.getByRole('button', { name: 'Pressed', pressed: false })).toBe(document.activeElement);
    expect(keys(main)).toEqual([['Tab'], ['Enter', 'Space']]);
  },
  '/ui-components/spinner': (main) => {
    const spinners = within(main).getAllByRole('progressbar');
    expect(spinners.filter(({ ariaLabel }) => !ariaLabel)).toEqual([]);
    expect(
      example(main, 'With a value')
        .getAllByRole('progressbar')
        .map(({ ariaValueNow }) => ariaValueNow),
    ).toEqual(['25', '50', '75', '100']);
  },
  '/ui-components/input': async (main) => {
    const problem = example(main, 'Error');
    await userEvent.type(problem.getByRole('textbox', { name: 'Email' }), 'nobody{Enter}');
    expect(await problem.findByText('Please input a valid email address!')).toBeInstanceOf(HTMLElement);

    const area = example(main, 'Several lines');
    await userEvent.type(area.getByRole('textbox', { name: 'Note' }), 'T+2');
    expect(area.getByText('197 characters left')).toBeInstanceOf(HTMLElement);
  },
  '/ui-components/checkbox': async (main) => {
    const group = example(main, 'Group');
    const all = group.getByRole<HTMLInputElement>('checkbox', { name: 'All' });
    expect(all.indeterminate).toBe(true);

    await userEvent.click(all);
    expect(group.getAllByRole<HTMLInputElement>('checkbox').map(({ checked }) => checked)).toEqual([
      true,
      true,
      true,
      true,
    ]);
  },
  '/ui-components/radio': async (main) => {
    const segments = example(main, 'Side by side');
    await userEvent.click(segments.getByRole('radio', { name: 'Hold' }));
    expect(segments.getByRole<HTMLInputElement>('radio', { name: 'Hold' }).checked).toBe(true);

    const toggles = example(main, 'Toggle buttons');
    await userEvent.click(toggles.getByRole('button', { name: '60 days' }));
    expect(toggles.getByRole('button', { pressed: true }).textContent).toBe('60 days');
  },
  '/ui-components/select': async (main) => {
    const searchable = example(main, 'Searchable').getByRole<HTMLInputElement>('combobox', {
      name: 'Symbol',
    });
    await userEvent.type(searchable, 'hoa phat{Enter}');
    expect(searchable.value).toBe('HPG');
  },
  '/ui-components/switch': (main) => {
    const names = example(main, 'In a list').getAllByRole<HTMLInputElement>('switch');
    expect(names.map(({ checked }) => checked)).toEqual([false, true, false]);
    expect(example(main, 'In a list').getByRole('switch', { name: 'Reminders' })).toBe(names[1]);
  },
  '/ui-components/upload': (main) => {
    const disabled = example(main, 'Disabled').getByLabelText<HTMLInputElement>('Zalo QR code');
    expect([disabled.disabled, disabled.accept]).toEqual([true, 'image/jpeg,image/png,image/gif']);
  },
  '/ui-components/rate': (main) => {
    expect(example(main, 'States').getByRole('img', { name: '4 of 5 stars' })).toBeInstanceOf(HTMLElement);
    expect(
      example(main, 'States').getByRole<HTMLFieldSetElement>('group', { name: 'Rating, disabled' }).disabled,
    ).toBe(true);
  },
  '/ui-components/auto-complete': async (main) => {
    const symbols = example(main, 'Suggestions');
    const box = symbols.getByRole<HTMLInputElement>('combobox', { name: 'Symbol' });
    await userEvent.type(box, 'sua');
    await userEvent.type(box, '{ArrowDown}{Enter}');
    expect(box.value).toBe('VNM');

    const many = example(main, 'Very many');
    await userEvent.click(many.getByRole('combobox'));
    expect(many.getAllByRole('option')).toHaveLength(50);
  },
  '/ui-components/steps': (main) => {
    const failed = example(main, 'A failed step').getByRole('list', { name: 'Subscribing to a plan' });
    expect([failed.tagName, failed.querySelector('[aria-current="step"]')?.textContent]).toEqual([
      'OL',
      'Paymentfailed',
    ]);
  },
  '/ui-components/date-time-picker': async (main) => {
    const limits = example(main, 'Limits');
    await userEvent.type(limits.getByRole('textbox', { name: 'Start date' }), '31/02/2026');
    await userEvent.tab();
    expect(await limits.findByText('This day does not exist')).toBeInstanceOf(HTMLElement);
    expect(example(main, 'Time').getByRole<HTMLInputElement>('textbox', { name: 'Dark from' }).value).toBe(
      '20:00',
    );
  },
  '/ui-components/dropdown': async (main) => {
    const choices = example(main, 'Choices');
    await userEvent.click(choices.getByRole('button', { name: 'Columns' }));
    const name = await choices.findByRole<HTMLInputElement>('checkbox', { name: 'Name' });
    await userEvent.click(name);
    expect(name.checked).toBe(true);
  },
  '/ui-components/breadcrumbs': (main) => {
    const crumbs = within(within(main).getByRole('navigation', { name: 'Breadcrumbs' }));
    expect(crumbs.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Dashboard',
      'Profile',
    ]);
    expect(crumbs.getByText('Payments').ariaCurrent).toBe('page');
  },
  '/ui-components/tabs': async (main) => {
    const tabs = example(main, 'Disabled tab');
    await userEvent.click(tabs.getByRole('tab', { name: 'Notification channels' }));
    await userEvent.keyboard('{ArrowRight}{Enter}');
    expect(tabs.getByRole('tab', { selected: true }).textContent).toBe('Images');
  },
  '/ui-components/avatar': (main) => {
    const initials = [...main.querySelectorAll<HTMLElement>('.avatar')]
      .slice(0, 5)
      .map(({ dataset }) => dataset['initials']);
    expect(initials).toEqual(['NA', 'TB', 'LH', 'PĐ', 'N']);
    expect(within(main).getByRole('img', { name: '12 readers' })).toBeInstanceOf(HTMLElement);
  },
  '/ui-components/badge': async (main) => {
    const marks = example(main, 'Price marks');
    expect(marks.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
      '73.10CE+6.87%',
      '69.20+1.17%',
      '68.400.00%',
      '67.50-1.32%',
      '63.70FL-6.87%',
    ]);
    const removable = example(main, 'Removable');
    await userEvent.click(removable.getByRole('button', { name: 'Delete HPG' }));
    expect(removable.queryByText('HPG')).toBeNull();
  },
  '/ui-components/collapse': async (main) => {
    const accordion = example(main, 'One at a time');
    await userEvent.click(accordion.getByRole('button', { name: 'T+ signals' }));
    expect(accordion.getAllByRole('button').map(({ ariaExpanded }) => ariaExpanded)).toEqual([
      'false',
      'true',
      'false',
    ]);
  },
  '/ui-components/pagination': (main) => {
    const pages = within(within(main).getByRole('navigation', { name: 'Forty pages' }));
    expect(pages.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      '',
      '1',
      '…',
      '11',
      '12',
      '13',
      '…',
      '40',
      '',
    ]);
  },
  '/ui-components/modal': async (main) => {
    const confirm = example(main, 'Confirm').getByRole('button', { name: 'Drop the changes' });
    await userEvent.click(confirm);
    await userEvent.click(screen.getByRole('button', { name: 'Stay' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  },
  '/ui-components/popover': async (main) => {
    const named = example(main, 'With its name');
    await userEvent.click(named.getByRole('button', { name: 'T+ signals' }));
    expect(named.getByText('Four rule-based patterns, final after the close.')).toBeInstanceOf(HTMLElement);
  },
  '/ui-components/popconfirm': async (main) => {
    const confirm = example(main, 'Confirm');
    await userEvent.click(confirm.getByRole('button', { name: 'Delete FPT' }));
    expect(document.activeElement?.textContent).toBe('Cancel');

    await userEvent.click(confirm.getByRole('button', { name: 'Remove' }));
    expect(await screen.findByText('Symbol deleted successfully')).toBeInstanceOf(HTMLElement);
  },
  '/ui-components/progress': async (main) => {
    const live = example(main, 'Try it');
    await userEvent.click(live.getByRole('button', { name: 'Ten percent more' }));
    expect(live.getByRole('progressbar', { name: 'Profile completeness' }).ariaValueNow).toBe('50');
    expect(example(main, 'Unknown').getByRole('progressbar').ariaValueNow).toBeNull();
  },
  '/ui-components/result': async (main) => {
    const others = example(main, 'Other kinds');
    await userEvent.click(others.getByRole('button', { name: 'Error' }));
    expect(others.getByRole('group', { name: 'The payment failed' })).toBeInstanceOf(HTMLElement);

    await userEvent.click(example(main, 'Not loaded').getByRole('button', { name: 'Retry' }));
    expect(example(main, 'Not loaded').getByText('Tried again 1 time.')).toBeInstanceOf(HTMLElement);
  },
  '/ui-components/alert': async (main) => {
    const dismissible = example(main, 'Dismissible');
    await userEvent.click(dismissible.getByRole('button', { name: 'Dismiss notice' }));
    expect(dismissible.getByRole('button', { name: 'Show it again' })).toBeInstanceOf(HTMLElement);
  },
  '/ui-components/notification': async (main) => {
    const action = example(main, 'With an action');
    await userEvent.click(action.getByRole('button', { name: 'Remove' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(action.getByRole('status').textContent).toBe('3 symbols');
  },
  '/ui-components/skeleton': async (main) => {
    const loading = example(main, 'Loading');
    await userEvent.click(loading.getByRole('button', { name: 'Load again' }));
    expect((await loading.findByRole('progressbar')).children).toHaveLength(4);
  },
} satisfies Special;
