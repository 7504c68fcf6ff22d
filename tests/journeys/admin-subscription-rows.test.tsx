import { waitFor } from '@testing-library/react';
import { Response } from 'miragejs';
import { describe, expect, it } from 'vitest';
import { notices, region, textsOf } from '../support/page';
import {
  all,
  anh,
  button,
  end,
  openAnh,
  tier,
  remove,
  replaceText,
  rows,
  start,
  table,
  box,
  choose,
  thang,
} from '../support/admin-subscription';
import { deferred } from '../support/rest/fake-server';

describe('a row that cannot be saved', () => {
  const wrong = [
    { what: 'no plan', tier: 'Choose a plan', problem: 'Please select a plan', at: tier },
    { what: 'no start', start: '', problem: 'Start date required', at: start },
    {
      what: 'a start that is no day',
      start: '31/02/2026',
      problem: 'This day does not exist',
      at: start,
    },
    {
      what: 'a start before its time',
      start: '01/03/0026',
      problem: 'Enter a date as dd/MM/yyyy, from 2000 on',
      at: start,
    },
    {
      what: 'an end that is no day',
      end: 'soon',
      problem: 'Enter a date as dd/MM/yyyy, from 2000 on',
      at: end,
    },
    {
      what: 'an end before the start',
      end: '28/02/2026',
      problem: 'The end date is before the start date',
      at: end,
    },
  ];

  it.each(wrong)('has $what: $problem', async ({ problem, at, ...change }) => {
    const { user, posted } = await openAnh();
    if (change.tier) await user.selectOptions(tier(0), change.tier);
    if (change.start !== undefined) await replaceText(user, start(0), change.start);
    if (change.end !== undefined) await replaceText(user, end(0), change.end);
    const typed = table();

    await user.click(button('Save'));

    await waitFor(() => expect(document.activeElement).toBe(at(0)));
    await waitFor(() => expect(at(0).getAttribute('aria-invalid')).toBe('true'));
    expect(
      document.getElementById(at(0).getAttribute('aria-describedby')!.split(' ').at(-1)!)?.textContent,
    ).toBe(problem);
    const notice = ['alert', 'Something went wrong', problem];
    expect([table(), posted, notices()]).toEqual([typed, [], [notice]]);
  });

  it('offers no end before its start, and marks a picked end that a later start overtakes', async () => {
    const { user } = await openAnh();
    await replaceText(user, start(0), '20/08/2027');
    const days = () => all<HTMLButtonElement>('[role=dialog] [name=day]');
    await user.click(rows()[0]!.querySelectorAll<HTMLElement>('.date-field button')[1]!);
    await waitFor(() => expect(days()).toHaveLength(42));
    expect(days().find(({ disabled }) => !disabled)?.textContent).toBe('20');
    expect(all<HTMLSelectElement>('[role=dialog] select')[1]!.value).toBe('2027');
    await user.click(days().find(({ textContent }) => textContent === '22')!);
    await waitFor(() => expect(end(0).value).toBe('22/08/2027'));

    await replaceText(user, start(0), '25/08/2027');

    await waitFor(() => expect(end(0).getAttribute('aria-invalid')).toBe('true'));
  });

  it('takes its mark along when a row above it goes', async () => {
    const { user } = await openAnh();
    await user.click(button('Add plan'));
    await user.click(button('Save'));
    await waitFor(() => expect(tier(1).getAttribute('aria-invalid')).toBe('true'));

    await user.click(remove(0));

    await waitFor(() => expect(tier(0).getAttribute('aria-invalid')).toBe('true'));
  });
});

describe('a renewal', () => {
  it('is another row with the same plan, and is saved beside it', async () => {
    const { user, posted } = await openAnh();
    await user.click(button('Add plan'));
    await user.selectOptions(tier(1), 'Nhịp Cơ bản');
    await replaceText(user, start(1), '01/09/2026');

    await user.click(button('Save'));

    const replaced = 'All plans of Nguyễn Thị Minh Anh were replaced.';
    await waitFor(() => expect(notices()).toEqual([['status', 'Plans were updated', replaced]]));
    const plans = [
      { id: 1, startDate: '2026-03-01', endDate: '2026-08-31' },
      { id: 1, startDate: '2026-09-01' },
    ];
    expect(posted).toEqual([['/api/users/101/plans', { plans }]]);
    expect(table()).toEqual([...anh, 'Nhịp Cơ bản | 01/09/2026 | ']);
  });

  it('that is in force already is one plan in use', async () => {
    const { user } = await openAnh();
    await user.click(button('Add plan'));
    await user.selectOptions(tier(1), 'Nhịp Cơ bản');
    await replaceText(user, start(1), '01/08/2026');
    await replaceText(user, end(1), '31/12/2026');
    await user.click(button('Save'));

    const inUse = () => region('User summary')!.querySelector('dl > div:last-child dd')?.textContent;
    await waitFor(() => expect(region('User summary')!.querySelectorAll('.life')).toHaveLength(2));
    expect(inUse()).toBe('Nhịp Cơ bản');
  });
});

describe('the subscriptions of who is chosen', () => {
  it('loads the plans of who is chosen', async () => {
    const { user } = await openAnh();
    expect([(await box()).value, button('Save').disabled]).toEqual(['Nguyễn Thị Minh Anh', false]);

    await choose(user, 'ducthang');
    await waitFor(() => expect(table()).toEqual(thang));
  });

  it('sums up beside them who that is, what is in use, and for how long', async () => {
    const { user } = await openAnh();
    const card = () => textsOf(region('User summary')!.querySelectorAll('h2, dd, p'));
    expect(card()).toEqual([
      'Nguyễn Thị Minh Anh',
      'minhanh.nguyen@nhip.example',
      'Nhịp Cơ bản',
      'Nhịp Cơ bản1 trading day left',
      '01/03/2026 – 31/08/2026',
    ]);

    await replaceText(user, end(0), '26/08/2026');
    expect(card()).toHaveLength(5);
    await user.click(button('Save'));

    await waitFor(() =>
      expect(card()).toEqual(['Nguyễn Thị Minh Anh', 'minhanh.nguyen@nhip.example', 'No plan']),
    );
  });

  it.each([
    ['28/08/2026', '1 trading day left'],
    ['27/08/2026', 'Ends today'],
  ])('says of a plan until %s: %s', async (day, words) => {
    const { user } = await openAnh();
    await replaceText(user, end(0), day);
    await user.click(button('Save'));

    await waitFor(() => expect(region('User summary')!.textContent).toContain(words));
  });

  it('sums up nothing old while the plans of who is chosen again are on their way', async () => {
    const { user, server } = await openAnh();
    const inUse = () => region('User summary')!.querySelectorAll('dd')[1]?.textContent;
    await choose(user, 'ducthang');
    await waitFor(() => expect(inUse()).toBe('Nhịp Nâng cao, Nhịp Chuyên nghiệp'));
    const answer = deferred<Response>();
    server.get('/api/users/101/plans', () => answer.promise);

    await choose(user, 'thi minh');
    await waitFor(() => expect(region('User summary')!.textContent).toContain('Minh Anh'));
    expect([rows(), inUse()]).toEqual([[], undefined]);
    answer.resolve(new Response(200, {}, { data: [{ id: 3, startDate: '2026-07-01' }] }));

    await waitFor(() => expect(inUse()).toBe('Nhịp Chuyên sâu'));
  });
});
