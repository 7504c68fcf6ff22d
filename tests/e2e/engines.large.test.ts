import type { ServerResponse } from 'node:http';
import { afterAll, beforeAll, describe, expect, inject, it, onTestFinished } from 'vitest';
import { isAllKept, isLoadedKept } from '../support/browser/kept';
import { words } from '../support/texts';
import type { Engine } from '../support/engines/engine';
import { engines } from '../support/engines/installed';
import { visit } from '../support/engines/visitor';
import { createFiles } from '../support/rest-server/files';
import { an, PASSWORD } from '../support/rest-server/people';
import { startServer } from '../support/rest-server/server';

const symbols = an.lists[0]!.symbols;

/** The path of the service worker's script. */
const WORKER = '/sw.js';

describe('every engine', () => {
  it.each(engines)('of $name is installed', ({ missing }) => {
    expect(missing).toBeNull();
  });
});

// No driver of WebKit can freeze a page's clock: nothing here depends on the day.
describe.each(engines.filter(({ missing }) => !missing))('an investor in $name', ({ start }) => {
  let engine: Engine;

  beforeAll(async () => {
    engine = await start();
    console.log(engine.version);
  });

  afterAll(() => engine?.close());

  /**
   * The production build in a new browser, in English, on a server that can be cut off. With `isWorkerLate` it has no
   * service worker until `startWorker`, so that none keeps anything before, however busy the machine is.
   */
  async function enter({ isWorkerLate = false } = {}) {
    let isCut = false;
    let isWorkerBack = isWorkerLate;
    let isKeptBack = false;
    const sent = new Set<string>();
    const waiting: ServerResponse[] = [];
    const workers: ServerResponse[] = [];
    let restore = () => {};
    const serveFile = createFiles(inject('production'));
    const files = (path: string, response: ServerResponse) => {
      if (isCut) return response.socket?.resetAndDestroy();
      if (isWorkerBack && path === WORKER) return workers.push(response);
      if (isKeptBack && path.startsWith('/assets/') && !sent.has(path)) return waiting.push(response);
      sent.add(path);
      return serveFile(path, response);
    };
    const server = await startServer({ files: files as typeof serveFile });
    const tab = await engine.open();
    onTestFinished(async () => {
      await tab.close();
      await server.close();
    });
    // An image of the site: the app would start its worker here already, and WebKit's driver never end the navigation.
    await tab.goto(`${server.url}/favicon.svg`);
    await tab.run(() => {
      localStorage.setItem('lng', 'en');
      localStorage.setItem('theme', 'dark');
    });

    const person = visit(tab);
    return {
      server,
      tab,
      person,
      async signIn(password = PASSWORD) {
        await person.fill('input[name=email]', an.email);
        await person.fill('input[name=password]', password);
        await person.click('form button[type=submit]');
      },
      /** The service worker comes, but nothing from now on that no page has requested so far. */
      startWorker() {
        isKeptBack = true;
        isWorkerBack = false;
        for (const response of workers.splice(0)) serveFile(WORKER, response);
      },
      filesKeptBack: () => waiting.length,
      async setOffline(isOffline: boolean) {
        isCut = isOffline;
        for (const response of waiting.splice(0)) response.socket?.resetAndDestroy();
        if (isOffline) restore = server.disturb('', { fault: 'reset' });
        else restore();
        await tab.setOffline(isOffline);
      },
    };
  }

  it('signs in and walks the watchlist through painted charts', async () => {
    const { server, tab, person, signIn } = await enter();
    await tab.goto(`${server.url}/auth/login`);
    await signIn();
    expect(await person.listed()).toEqual(symbols);

    await person.click(`tr[data-symbol=${symbols[0]}]`);
    const walked = [await person.painted(symbols[0]!)];
    for (const symbol of [...symbols.slice(1), symbols[0]!]) {
      await tab.press('ArrowDown');
      walked.push(await person.painted(symbol));
    }
    await tab.press('ArrowUp');
    walked.push(await person.painted(symbols.at(-1)!));

    expect(walked).toEqual([...symbols, symbols[0], symbols.at(-1)]);
    await person.isAt(`/technical/${symbols.at(-1)}`);
    expect(tab.problems()).toEqual([]);
  });

  it('is refused with a wrong password, let in with the right one, kept over a reload, and let out', async () => {
    const { server, tab, person, signIn } = await enter();
    await tab.goto(`${server.url}/auth/login`);
    await signIn('wrong');
    await person.reads(words('session.invalidCredential'));

    await signIn();
    await person.isAt('/');
    await person.listed();
    await tab.goto(`${server.url}/`);
    expect(await person.listed()).toEqual(symbols);

    await person.click('button', 'User menu');
    await person.click('a', 'Log out');
    await person.isAt('/about');
    expect(await tab.run(() => Object.keys(localStorage).sort())).toEqual(['lng', 'theme']);
    expect(tab.problems()).toEqual([]);
  });

  it('corrects a form that says what is wrong, and sends it', async () => {
    const { server, tab, person, signIn } = await enter();
    await tab.goto(`${server.url}/auth/login`);
    await signIn();
    await person.listed();
    await tab.goto(`${server.url}/profile/personal-info`);

    await person.fill('input[name=website]', 'nowhere');
    await person.click('button', words('personal.save'));
    await person.reads(words('personal.websiteError'));
    expect(server.posted('/api/users/user-profile')).toEqual([]);

    await person.fill('input[name=website]', 'https://an.example');
    await person.click('button', words('personal.save'));
    await person.reads(words('personal.saved'));
    expect(server.posted('/api/users/user-profile')).toEqual([
      expect.objectContaining({ website: 'https://an.example' }),
    ]);
    expect(tab.problems()).toEqual([]);
  });

  it('chooses the light theme, which paints the page and is kept', async () => {
    const { server, tab, person } = await enter();
    const look = () =>
      tab.run(() => [
        document.documentElement.dataset['theme'],
        getComputedStyle(document.body).backgroundColor,
      ]);
    await tab.goto(`${server.url}/about`);
    const [dark, darkColour] = await look();
    expect(dark).toBe('dark');

    await person.click('button', words('settings.title'));
    await person.click('label', words('settings.light'));
    await expect.poll(async () => (await look())[0]).toBe('light');
    const chosen = await look();
    expect(chosen[1]).not.toBe(darkColour);

    await tab.goto(`${server.url}/about`);
    expect(await look()).toEqual(chosen);
    expect(tab.problems()).toEqual([]);
  });

  it('opens a first visit’s page again without a network before the rest of the app has come', async () => {
    const { server, tab, person, startWorker, filesKeptBack, setOffline } = await enter({
      isWorkerLate: true,
    });
    await tab.goto(`${server.url}/auth/login`);
    await person.find('input[name=email]');
    startWorker();
    await expect.poll(() => tab.run(isLoadedKept)).toBe(true);
    await expect.poll(filesKeptBack).toBeGreaterThan(0);

    await setOffline(true);
    await tab.goto(`${server.url}/auth/login`);

    await person.find('input[name=email]');
    await person.reads(words('app.offline'));
  });

  it('reads that there is no network, opens the app without one, and goes on when it is back', async () => {
    const { server, tab, person, signIn, setOffline } = await enter();
    await tab.goto(`${server.url}/auth/login`);
    await signIn();
    await person.listed();
    await expect.poll(() => tab.run(isAllKept)).toBe(true);

    await setOffline(true);
    await person.reads(words('app.offline'));
    expect(await person.listed()).toEqual(symbols);
    await tab.goto(`${server.url}/`);
    await person.reads(words('app.offline'));
    await person.find('#watchlist button', 'Retry');

    await setOffline(false);
    expect(await person.listed()).toEqual(symbols);
    await person.readsNot(words('app.offline'));
  });
});
