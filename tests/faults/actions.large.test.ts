// @module-tag P7
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { listed, logIn, noticesOf, region } from '../support/browser/product';
import { words } from '../support/texts';
import { differences } from '../support/differences';
import { an, PASSWORD } from '../support/rest-server/people';
import { faults, type Row } from '../support/faults/faults';
import { expectNotice, setUp, waitOut, type Setup } from '../support/faults/setup';

let setup: Setup;

beforeAll(async () => {
  setup = await setUp();
});
afterAll(() => setup.close());

const refusals = faults.filter(({ isBareYes }) => !isBareYes);
const bareYes = faults.filter(({ isBareYes }) => isBareYes);

const box = (page: Page) => page.getByRole('combobox', { name: 'Symbol' });
const add = (page: Page) => page.getByRole('button', { name: 'Add', exact: true });
const row = (page: Page, symbol: string) => region(page, 'Watchlist').locator(`tr[data-symbol=${symbol}]`);
const cross = (page: Page) => page.getByRole('button', { name: 'Delete HPG' });

/** Twice in one moment, which is faster than any finger. */
async function pressTwice(button: Locator) {
  await button.focus();
  await button.evaluate((element: HTMLElement) => {
    element.click();
    element.click();
  });
}

/** A button after what it sent was refused. */
const sentOnce = { isEnabled: true, focus: 'button', timesSent: 1 };
/** The same of a form, which waits as long as the server wants to be left alone. */
const formSentOnce = ({ wait }: Row) => ({ ...sentOnce, isEnabled: wait === undefined });

async function stateOf(button: Locator) {
  return {
    isEnabled: await button.isEnabled(),
    focus: await button.page().evaluate(() => document.activeElement?.localName),
  };
}

/** Makes the call fail until the test is over or heals it; fifteen seconds pass where nothing ever comes. */
function disturb(call: string, { fault }: Row, patience = 15_000) {
  const { page, server } = setup;
  server.restore();
  server.forget();
  const heal = server.disturb(call, { fault });
  onTestFinished(heal);
  let sent = 0;
  const count = (request: { method: () => string; url: () => string }) => {
    if (`${request.method()} ${new URL(request.url()).pathname}`.startsWith(call)) sent += 1;
  };
  page.on('request', count);
  onTestFinished(() => void page.off('request', count));

  return {
    heal,
    /** How often the page sent it; the browser itself repeats what a reset connection lost. */
    timesSent: () => sent,
    async wait() {
      await server.received(call);
      if (fault === 'never answering') await page.clock.fastForward(patience);
    },
  };
}

describe('when the answer to a login is', () => {
  it.each(faults)('$name, it says why, keeps what was typed, and works the next time', async (fault) => {
    const { page, server, expectNoErrors } = setup;
    await page.evaluate(() => localStorage.removeItem('accessToken'));
    await page.goto(`${server.url}/auth/login`);
    const { timesSent, wait, heal } = disturb('POST /api/users/login', fault);
    const [email, password] = [page.locator('input[name=email]'), page.locator('input[name=password]')];
    const button = page.getByRole('button', { name: 'Log in' });
    await email.fill(an.email);
    await password.fill(PASSWORD);

    await pressTwice(button);
    await wait();
    await expectNotice(page, [words('session.signInFailed'), fault.why]);

    const expected = { email: an.email, password: PASSWORD, ...formSentOnce(fault) };
    const observed = {
      email: await email.inputValue(),
      password: await password.inputValue(),
      ...(await stateOf(button)),
      timesSent: timesSent(),
    };
    expect(differences(fault.name, 'a refused login', expected, observed)).toEqual([]);
    await expectNoErrors();

    if (fault.wait) await waitOut(page, [button], fault.wait);
    expect(timesSent()).toBe(1);
    heal();
    await button.click();
    await listed(page);
    await expectNoErrors();
  });

  it('on its way, the button is disabled and keeps its name', async () => {
    const { page, server } = setup;
    await page.evaluate(() => localStorage.removeItem('accessToken'));
    await page.goto(`${server.url}/auth/login`);
    disturb('POST /api/users/login', faults[0]!);
    server.disturb('POST /api/users/login', { fault: 'never answering', once: true });

    await logIn(page, an);
    await server.received('POST /api/users/login');

    const button = page.getByRole('button', { name: 'Log in' });
    await expect.poll(() => button.isDisabled()).toBe(true);
  });
});

describe('when the answer to a symbol to add is', () => {
  it.each(refusals)('$name, it says why, keeps what was typed, and works the next time', async (fault) => {
    const { page, server, enter, expectNoErrors } = setup;
    const { timesSent, wait, heal } = disturb('POST /api/watchlists/add_symbol', fault);
    await enter('/');
    await box(page).fill('MBB');

    await pressTwice(add(page));
    await wait();
    await expectNotice(page, [words('watchlist.addFailed'), fault.why]);

    const symbols = an.lists[0]!.symbols;
    const observed = {
      typed: await box(page).inputValue(),
      listed: await listed(page),
      ...(await stateOf(add(page))),
      timesSent: timesSent(),
    };
    // A symbol that does not exist is the field's mistake, which can be corrected at once.
    const focus = fault.name === '404' ? 'input' : 'button';
    const expected = { typed: 'MBB', listed: symbols, ...formSentOnce(fault), focus };
    expect(differences(fault.name, 'a refused symbol', expected, observed)).toEqual([]);
    await expectNoErrors();

    if (fault.wait) await waitOut(page, [add(page)], fault.wait);
    expect(timesSent()).toBe(1);
    heal();
    await add(page).click();
    await row(page, 'MBB').waitFor();
    const added = { typed: await box(page).inputValue(), stored: server.symbolsOf(an)[0] };
    expect(
      differences(fault.name, 'the next try', { typed: '', stored: [...symbols, 'MBB'] }, added),
    ).toEqual([]);
    await expectNoErrors();
  });

  it.each(bareYes)('$name, it is taken for a yes: the row stands there with a dash', async (fault) => {
    const { page, enter, expectNoErrors } = setup;
    disturb('POST /api/watchlists/add_symbol', fault);
    await enter('/');
    await box(page).fill('MBB');
    // The feed's list of symbols knows its name.
    await page.getByRole('option', { name: /MBBank/ }).waitFor();

    await pressTwice(add(page));
    await row(page, 'MBB').waitFor();

    expect((await noticesOf(page)).map(([title]) => title)).toEqual([words('watchlist.added')]);
    expect(await row(page, 'MBB').innerText()).toMatch(/^MBB\s+MBBank\s+—\s*$/);
    await expectNoErrors();
  });
});

describe('when the answer to a symbol to delete is', () => {
  it.each(refusals)('$name, it says why, keeps the row, and works the next time', async (fault) => {
    const { page, server, enter, expectNoErrors } = setup;
    const { timesSent, wait, heal } = disturb('POST /api/watchlists/delete_symbol', fault);
    await enter('/');

    await pressTwice(cross(page));
    await wait();
    await expectNotice(page, [words('watchlist.deleteFailed'), fault.why]);

    const observed = {
      listed: await listed(page),
      ...(await stateOf(cross(page))),
      timesSent: timesSent(),
    };
    const expected = { listed: an.lists[0]!.symbols, ...sentOnce };
    expect(differences(fault.name, 'a refused deletion', expected, observed)).toEqual([]);
    await expectNoErrors();

    heal();
    await cross(page).click();
    await row(page, 'HPG').waitFor({ state: 'detached' });
    expect(server.symbolsOf(an)[0]).not.toContain('HPG');
    await expectNoErrors();
  });

  it.each(bareYes)('$name, it is taken for a yes', async (fault) => {
    const { page, enter, expectNoErrors } = setup;
    const { timesSent } = disturb('POST /api/watchlists/delete_symbol', fault);
    await enter('/');

    await pressTwice(cross(page));
    await row(page, 'HPG').waitFor({ state: 'detached' });

    expect((await noticesOf(page)).map(([title]) => title)).toEqual([words('watchlist.deleted')]);
    expect(timesSent()).toBe(1);
    await expectNoErrors();
  });
});

function keptKeys(page: Page) {
  return page.evaluate(() => Object.keys(localStorage).sort());
}

describe('when the answer to a logout is', () => {
  const PATIENCE = 5_000;

  const leave = async (fault: Row) => {
    const { page, enter } = setup;
    const { timesSent, wait } = disturb('POST /api/users/logout', fault, PATIENCE);
    await enter('/');
    await page.getByRole('button', { name: 'User menu' }).click();
    await page.getByRole('link', { name: 'Log out' }).dblclick();
    await wait();
    await page.waitForURL('**/about');
    return timesSent;
  };

  it.each(refusals)('$name, it happens all the same and says what the server has not', async (fault) => {
    const { page, expectNoErrors } = setup;
    const timesSent = await leave(fault);

    const why = fault.fault === 'never answering' ? words('session.signOutFailedHint') : fault.why;
    await expectNotice(page, [words('session.signOutFailed'), why]);
    const observed = { kept: await keptKeys(page), timesSent: timesSent() };
    expect(differences(fault.name, 'logout', { kept: ['lng', 'theme'], timesSent: 1 }, observed)).toEqual([]);
    await expectNoErrors();
  });

  it.each(bareYes)('$name, there is no notice', async (fault) => {
    const { page, expectNoErrors } = setup;
    const timesSent = await leave(fault);

    expect(await noticesOf(page)).toEqual([]);
    const observed = { kept: await keptKeys(page), timesSent: timesSent() };
    expect(differences(fault.name, 'logout', { kept: ['lng', 'theme'], timesSent: 1 }, observed)).toEqual([]);
    await expectNoErrors();
  });
});
