import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { Response } from 'miragejs';
import { describe, expect, it } from 'vitest';
import { deferred } from '../support/deferred';
import { notices, region } from '../support/page';
import { renderApp, type Prepare } from '../support/renderApp';

// By selectors: among the many elements of calendars, roles are slow to find. One test finds them as a person does.
const all = <E extends HTMLElement>(selector: string) => [...document.querySelectorAll<E>(selector)];
const box = () =>
  waitFor(() => {
    const [found] = all<HTMLInputElement>('main .user input');
    if (!found) throw new Error('There is no box of users');
    return found;
  });
const options = () => all('[role=option]');
const button = (name: string) =>
  all<HTMLButtonElement>('main button').find((each) => (each.ariaLabel ?? each.textContent) === name)!;
const rows = () => all('main .row');

const plan = (i: number) => rows()[i]!.querySelector('select')!;
const start = (i: number) => rows()[i]!.querySelectorAll('input')[0]!;
const end = (i: number) => rows()[i]!.querySelectorAll('input')[1]!;
const remove = (i: number) => rows()[i]!.querySelector<HTMLElement>(':scope > button')!;

/** Plan, start and end of each row, as a person reads them. */
const table = () =>
  rows().map((_, i) => [plan(i).selectedOptions[0]?.textContent, start(i).value, end(i).value].join(' | '));

const anh = ['Nhịp Cơ bản | 01/03/2026 | 31/08/2026'];
const thang = ['Nhịp Nâng cao | 05/01/2026 | 31/12/2026', 'Nhịp Chuyên nghiệp | 01/07/2026 | '];

async function open(prepare?: Prepare) {
  const app = await renderApp({ at: '/admin/plan', as: 'admin', ...(prepare && { prepare }) });
  await box();
  const posted: unknown[] = [];
  const { handledRequest } = app.server.pretender;
  app.server.pretender.handledRequest = (verb, path, request) => {
    if (verb === 'POST') posted.push([path, JSON.parse(request.requestBody)]);
    handledRequest(verb, path, request);
  };
  return { ...app, posted };
}

async function choose(user: UserEvent, text: string) {
  await user.clear(await box());
  await user.paste(text);
  await user.keyboard('{Enter}');
}

async function openAnh(prepare?: Prepare) {
  const app = await open(prepare);
  await choose(app.user, 'thi minh');
  await waitFor(() => expect(table()).toEqual(anh));
  return app;
}

async function type(user: UserEvent, field: HTMLInputElement, text: string) {
  await user.clear(field);
  if (text) await user.paste(text);
  await user.tab();
}

describe('assigning plans', () => {
  it('begins with nobody: there is nothing to save', async () => {
    await open();
    expect([button('Save').disabled, (await box()).value, rows()]).toEqual([true, '', []]);
  });

  it('is named as a person looks for it', async () => {
    const { user } = await open();
    await user.type(screen.getByRole('combobox', { name: 'User' }), 'thi minh');
    await user.click(screen.getByRole('option', { name: /Nguyễn Thị Minh Anh/ }));
    const row = within(await screen.findByRole('group', { name: 'Row 1' }));

    expect(row.getByRole('combobox', { name: 'Plan' })).toBe(plan(0));
    expect(row.getByLabelText('Start date')).toBe(start(0));
    expect(row.getByLabelText(/^End date/)).toBe(end(0));
    expect(row.getByRole('button', { name: 'Remove' })).toBe(remove(0));
    for (const name of ['Add plan', 'Save', 'Cancel']) {
      expect(screen.getByRole('button', { name })).toBe(button(name));
    }
  });

  it('loads the plans of who is chosen', async () => {
    const { user } = await openAnh();
    expect([(await box()).value, button('Save').disabled]).toEqual(['Nguyễn Thị Minh Anh', false]);

    await choose(user, 'ducthang');
    await waitFor(() => expect(table()).toEqual(thang));
  });

  it('sums up beside them who that is, what is in use, and for how long', async () => {
    const { user } = await openAnh();
    const card = () =>
      [...region('User summary')!.querySelectorAll('h2, dd, p')].map((each) => each.textContent);
    expect(card()).toEqual([
      'NTNguyễn Thị Minh Anh' /* as in their own header */,
      'minhanh.nguyen@nhip.example',
      'Nhịp Cơ bản',
      'Nhịp Cơ bản1 trading day left',
      '01/03/2026 – 31/08/2026',
    ]);

    await type(user, end(0), '26/08/2026');
    expect(card()).toHaveLength(5);
    await user.click(button('Save'));

    await waitFor(() =>
      expect(card()).toEqual(['NTNguyễn Thị Minh Anh', 'minhanh.nguyen@nhip.example', 'No plan']),
    );
  });

  it.each([
    ['28/08/2026', '1 trading day left'],
    ['27/08/2026', 'Ends today'],
  ])('says of a plan until %s: %s', async (day, words) => {
    const { user } = await openAnh();
    await type(user, end(0), day);
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

  it('adds and edits, and sends all rows as the server spells them', async () => {
    const { user, posted } = await openAnh();

    await user.click(button('Add plan'));
    expect(document.activeElement).toBe(plan(1));
    await user.selectOptions(plan(1), 'Nhịp Chuyên sâu');
    await type(user, start(1), '01/09/2026');
    await type(user, end(0), '');
    await user.click(button('Save'));

    const name = 'All plans of Nguyễn Thị Minh Anh were replaced.';
    await waitFor(() => expect(notices()).toEqual([['status', 'Plans were updated', name]]));
    expect(posted).toEqual([
      [
        '/api/users/101/plans',
        {
          plans: [
            { id: 1, startDate: '2026-03-01' },
            { id: 3, startDate: '2026-09-01' },
          ],
        },
      ],
    ]);
    expect(button('Cancel').disabled).toBe(true);
  });

  it('shows what was saved when the user is chosen again', async () => {
    const { user } = await openAnh();
    await user.click(remove(0));
    await user.click(button('Save'));
    await waitFor(() => expect(notices()).toHaveLength(1));

    await choose(user, 'ducthang');
    await waitFor(() => expect(table()).toEqual(thang));
    await choose(user, 'thi minh');

    expect(await screen.findByText('This user has no plan yet.')).toBeInstanceOf(HTMLElement);
    expect(rows()).toEqual([]);
  });

  it('takes the focus along with a row that goes', async () => {
    const { user } = await open();
    await choose(user, 'ducthang');
    await waitFor(() => expect(table()).toEqual(thang));

    await user.click(remove(0));
    expect([table(), document.activeElement]).toEqual([[thang[1]], remove(0)]);
    await user.click(remove(0));
    expect([table(), document.activeElement]).toEqual([[], button('Add plan')]);
  });

  it('gives up the edits by Cancel', async () => {
    const { user } = await openAnh();
    expect(button('Cancel').disabled).toBe(true);
    await user.click(button('Add plan'));
    await type(user, start(0), '02/03/2026');

    const isWarned = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    expect(isWarned()).toBe(true);

    await user.click(button('Cancel'));

    expect(isWarned()).toBe(false);
    expect([table(), button('Cancel').disabled]).toEqual([anh, true]);
  });
});

describe('a row that cannot be saved', () => {
  const wrong = [
    { what: 'no plan', plan: 'Choose a plan', problem: 'Please select a plan', at: plan },
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

  const names = new Map<unknown, string>([
    [plan, 'Plan'],
    [start, 'Start date'],
    [end, 'End date'],
  ]);

  it.each(wrong)('has $what: $problem', async ({ problem, at, ...change }) => {
    const { user, posted } = await openAnh();
    if (change.plan) await user.selectOptions(plan(0), change.plan);
    if (change.start !== undefined) await type(user, start(0), change.start);
    if (change.end !== undefined) await type(user, end(0), change.end);
    const typed = table();

    await user.click(button('Save'));

    const words = `${names.get(at)}: ${problem}`;
    await waitFor(() => expect(notices()).toEqual([['alert', 'Something went wrong', words]]));
    await waitFor(() => expect(document.activeElement).toBe(at(0)));
    expect(at(0).getAttribute('aria-invalid')).toBe('true');
    expect(
      document.getElementById(at(0).getAttribute('aria-describedby')!.split(' ').at(-1)!)?.textContent,
    ).toBe(problem);
    expect([table(), posted]).toEqual([typed, []]);
  });

  it('offers no end before its start, and marks a picked end that a later start overtakes', async () => {
    const { user } = await openAnh();
    await type(user, start(0), '20/08/2027');
    const days = () => all<HTMLButtonElement>('[role=dialog] [name=day]');
    await user.click(rows()[0]!.querySelectorAll<HTMLElement>('.date-field button')[1]!);
    await waitFor(() => expect(days()).toHaveLength(42));
    expect(days().find(({ disabled }) => !disabled)?.textContent).toBe('20');
    expect(all<HTMLSelectElement>('[role=dialog] select')[1]!.value).toBe('2027');
    await user.click(days().find(({ textContent }) => textContent === '22')!);
    await waitFor(() => expect(end(0).value).toBe('22/08/2027'));

    await type(user, start(0), '25/08/2027');

    await waitFor(() => expect(end(0).getAttribute('aria-invalid')).toBe('true'));
  });

  it('has a plan of a row above', async () => {
    const { user, posted } = await openAnh();
    await user.click(button('Add plan'));
    await user.selectOptions(plan(1), 'Nhịp Cơ bản');
    await type(user, start(1), '01/09/2026');

    await user.click(button('Save'));

    const problem = 'This plan is already in a row above';
    await waitFor(() => expect(notices()).toEqual([['alert', 'Something went wrong', `Plan: ${problem}`]]));
    expect([document.activeElement, plan(0).getAttribute('aria-invalid'), posted]).toEqual([
      plan(1),
      'false',
      [],
    ]);
  });

  it('takes its mark along when a row above it goes', async () => {
    const { user } = await openAnh();
    await user.click(button('Add plan'));
    await user.click(button('Save'));
    await waitFor(() => expect(plan(1).getAttribute('aria-invalid')).toBe('true'));

    await user.click(remove(0));

    await waitFor(() => expect(plan(0).getAttribute('aria-invalid')).toBe('true'));
  });
});

describe('edits that are not saved', () => {
  const question = () => document.querySelector('[role=alertdialog]');

  async function edited(prepare?: Prepare) {
    const app = await openAnh(prepare);
    await type(app.user, start(0), '02/03/2026');
    await choose(app.user, 'ducthang');
    await waitFor(() => expect(question()).not.toBeNull());
    return app;
  }
  const mine = ['Nhịp Cơ bản | 02/03/2026 | 31/08/2026'];

  it('are not lost by choosing another user without a question', async () => {
    await edited();
    expect(question()?.textContent).toContain('The changes for Nguyễn Thị Minh Anh are not saved');
    expect([document.activeElement, table(), (await box()).value]).toEqual([
      question(),
      mine,
      'Nguyễn Thị Minh Anh',
    ]);
  });

  it.each(['Stay', 'Escape'])('stay by %s', async (by) => {
    const { user } = await edited();

    if (by === 'Stay') await user.click(button('Stay'));
    else await user.keyboard('{Escape}');

    expect([question(), document.activeElement, table()]).toEqual([null, await box(), mine]);
  });

  it('go by the admin’s word', async () => {
    const { user } = await edited();
    await user.click(button('Drop the changes'));

    await waitFor(() => expect(table()).toEqual(thang));
    expect([question(), document.activeElement]).toEqual([null, await box()]);
  });

  it('lead on to the other user once they are saved', async () => {
    const { user, posted } = await edited();
    await user.click(button('Save'));

    await waitFor(() => expect(table()).toEqual(thang));
    expect([question(), posted.length]).toEqual([null, 1]);
  });

  it('are none where everything is as it was', async () => {
    const { user } = await openAnh();
    await type(user, start(0), '02/03/2026');
    await type(user, start(0), '01/03/2026');
    await choose(user, 'ducthang');

    await waitFor(() => expect(table()).toEqual(thang));
  });
});

describe('a save', () => {
  it.each([
    { status: 422, body: { message: 'Gói không còn bán.' }, words: 'Gói không còn bán.' },
    { status: 500, body: '<h1>boom</h1>', words: 'Internal server error. Try again later.' },
    { status: 403, body: { message: 'Không được.' }, words: 'Không được.' },
  ])('that fails with $status keeps everything typed: $words', async ({ status, body, words }) => {
    const { user, path } = await openAnh((server) =>
      server.post('/api/users/:id/plans', () => new Response(status, {}, body)),
    );
    await type(user, start(0), '02/03/2026');

    await user.click(button('Save'));

    await waitFor(() => expect(notices()).toEqual([['alert', 'Something went wrong', words]]));
    await waitFor(() => expect(button('Save').disabled).toBe(false));
    expect([table(), path()]).toEqual([['Nhịp Cơ bản | 02/03/2026 | 31/08/2026'], '/admin/plan']);
  });

  it('is sent once however often it is pressed, and keeps what is typed meanwhile', async () => {
    const answer = deferred<Response>();
    const { user, requests } = await openAnh((server) =>
      server.post('/api/users/:id/plans', () => answer.promise),
    );
    await user.click(button('Save'));
    await waitFor(() => expect(button('Save').disabled).toBe(true));
    await user.click(button('Save'));
    await type(user, start(0), '02/03/2026');
    answer.resolve(new Response(200, {}, {}));
    await waitFor(() => expect(button('Save').disabled).toBe(false));

    expect(requests.filter((request) => request.startsWith('POST'))).toEqual(['POST /api/users/101/plans']);
    expect([table(), button('Cancel').disabled]).toEqual([['Nhịp Cơ bản | 02/03/2026 | 31/08/2026'], false]);
  });
});

describe('the box of users', () => {
  it.each([
    ['dang', ['Võ Quang Đăng', 'Đặng Ngọc Ánh']],
    ['DO my', ['Đỗ Mỹ Hạnh']],
    ['mỹ', ['Đỗ Mỹ Hạnh']],
    ['ngocanh.dang@', ['Đặng Ngọc Ánh']],
    ['thi anh', ['Nguyễn Thị Minh Anh']],
    ['minhanh.nguyen@nhip.example', ['Nguyễn Thị Minh Anh']],
    ['nhip', []],
  ])('finds by "%s" %j', async (text, names) => {
    const { user } = await open();
    await user.click(await box());
    await user.paste(text);

    expect(options().map(({ firstChild }) => firstChild?.textContent)).toEqual(names);
  });

  it('says so where it finds nobody', async () => {
    const { user } = await open();
    await user.click(await box());
    await user.paste('zzz');

    expect([options(), screen.getByText('Not found').getAttribute('role')]).toEqual([[], 'status']);
  });

  it('is walked with the arrows, and closed by Escape without a choice', async () => {
    const { user } = await open();
    const input = await box();
    input.focus();
    const active = () =>
      document.getElementById(input.getAttribute('aria-activedescendant') ?? '')?.textContent;

    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect([input.getAttribute('aria-expanded'), active()]).toEqual([
      'true',
      'Trần Quốc Bảoadmin@nhip.example',
    ]);
    await user.keyboard('{ArrowUp}{ArrowUp}');
    expect(active()).toBe('Ngô Bảo Châubaochau.ngo@nhip.example');
    await user.keyboard('{Escape}');
    expect([input.getAttribute('aria-expanded'), input.value, options(), rows()]).toEqual([
      'false',
      '',
      [],
      [],
    ]);
  });

  it('takes a press on a name', async () => {
    const { user } = await open();
    await user.click(await box());
    await user.click(options().find((option) => option.textContent.includes('Trần Đức Thắng'))!);

    await waitFor(() => expect(table()).toEqual(thang));
    expect([options(), document.activeElement]).toEqual([[], await box()]);
  });

  it('shows the chosen name again when it is left without a choice', async () => {
    const { user } = await openAnh();
    await user.click(await box());
    await user.keyboard('duc');
    await user.tab();

    expect([(await box()).value, options(), table()]).toEqual(['Nguyễn Thị Minh Anh', [], anh]);
  });
});

describe('what cannot be loaded', () => {
  it.each([
    { call: '/api/users', title: 'Users and plans could not be loaded' },
    { call: '/api/plans', title: 'Users and plans could not be loaded' },
  ])('$call can be tried again', async ({ call, title }) => {
    const { user, server } = await renderApp({
      at: '/admin/plan',
      as: 'admin',
      prepare: (mock) => mock.get(call, () => new Response(500, {}, '')),
    });
    await screen.findByRole('group', { name: title });
    server.get(call, () => new Response(200, {}, { data: [{ id: 101, name: 'A', email: 'a@b.vn' }] }));

    await user.click(button('Retry'));

    expect(await box()).toBeInstanceOf(HTMLElement);
  });

  it('are the plans of one user: nothing can be saved over them, and they can be tried again', async () => {
    const { user, server } = await open((mock) =>
      mock.get('/api/users/:id/plans', () => new Response(500, {}, '')),
    );
    await choose(user, 'ducthang');
    await screen.findByRole('group', { name: 'This user’s plans could not be loaded' });
    expect([button('Save').disabled, button('Add plan')]).toEqual([true, undefined]);
    server.get('/api/users/:id/plans', () => ({ data: [{ id: 4, startDate: '2026-07-01' }] }));

    await user.click(button('Retry'));

    await waitFor(() => expect(table()).toEqual([thang[1]]));
  });
});
