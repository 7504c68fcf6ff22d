import { expect } from 'vitest';
import { callOf, isReport, type Engine, type Tab } from './engine';
import { clickAt, pressing } from './input';
import { started, freePort } from './started';

/** Where WebKitGTK's driver, its browser and a display without a screen are. */
export type WebKitPaths = { driver: string; browser: string; display: string };

/**
 * WebKitGTK's own small browser on a display without a screen, driven over WebDriver. Each page is a browser of its
 * own, since the driver has one session at a time.
 */
export async function startWebKit(paths: WebKitPaths): Promise<Engine> {
  const display = await started(
    [paths.display, '-displayfd', '1', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp'],
    /(\d+)\n/,
  );
  const port = await freePort();
  let problems: string[] = [];
  const driver = await started(
    ['/bin/sh', '-c', 'echo started; exec "$0" "$@"', paths.driver, '--host=127.0.0.1', `--port=${port}`],
    /started/,
    {
      env: { DISPLAY: `:${display.match[1]}` },
      onLine: (line) => {
        if (/CONSOLE \S+ ERROR/.test(line) && !isReport(line)) problems.push(line);
      },
    },
  );
  const send = commands(`http://127.0.0.1:${port}`);
  await answering(send);
  const first = await newSession(send, paths.browser);
  await send('DELETE', `/session/${first.sessionId}`);

  return {
    version: `WebKitGTK ${first.capabilities.browserVersion}`,
    open: async () => {
      problems = [];
      return openTab(send, paths.browser, () => problems);
    },
    async close() {
      await driver.stop();
      await display.stop();
    },
  };
}

type Send = ReturnType<typeof commands>;

async function openTab(send: Send, browser: string, problems: Tab['problems']): Promise<Tab> {
  const { sessionId } = await newSession(send, browser);
  const session = `/session/${sessionId}`;
  const perform = async (actions: object) => void (await send('POST', `${session}/actions`, { actions }));
  let isOffline = false;
  let isFirst = true;
  await send('POST', `${session}/window/rect`, { x: 0, y: 0, width: 1366, height: 938 });

  async function leaveFor(url: string) {
    await tab.run((to) => {
      Object.assign(window, { isLeft: true });
      location.assign(to);
    }, url);
    const isThere = () =>
      tab.run(() => !('isLeft' in window) && document.readyState === 'complete').catch(() => false);
    await expect.poll(isThere, { timeout: 20_000, message: url }).toBe(true);
  }

  const tab: Tab = {
    async goto(url) {
      // WebKit 26.0 may never end a navigation that its driver begins while a worker keeps files, and does end the page's
      // own: https://github.com/microsoft/playwright/issues/42273. So the first one must be to a file that starts none.
      if (isFirst) await send('POST', `${session}/url`, { url });
      else await leaveFor(url);
      isFirst = false;
      if (isOffline) await tab.run(pretendNetwork, isOffline);
    },
    async run(act, ...args) {
      const script = `const done = arguments[0];
        (async () => ${callOf(act, args)})().then((it) => done({ it }), (error) => done({ error: String(error) }));`;
      const { it, error } = (await send('POST', `${session}/execute/async`, { script, args: [] })) as {
        it: never;
        error?: string;
      };
      if (error) throw new Error(error);
      return it;
    },
    click: (x, y) => perform(clickAt(x, y)),
    press: (keys) => perform(pressing(keys)),
    // The driver has no command for it: the page gets the event, and the test's server answers nothing meanwhile.
    async setOffline(next) {
      isOffline = next;
      await tab.run(pretendNetwork, next);
    },
    problems,
    close: async () => void (await send('DELETE', session)),
  };
  return tab;
}

function pretendNetwork(isOffline: boolean) {
  Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => !isOffline });
  window.dispatchEvent(new Event(isOffline ? 'offline' : 'online'));
}

function newSession(send: Send, binary: string) {
  const args = ['--automation', '--enable-write-console-messages-to-stdout=true'];
  const capabilities = { alwaysMatch: { 'webkitgtk:browserOptions': { binary, args } } };
  return send('POST', '/session', { capabilities }) as Promise<{
    sessionId: string;
    capabilities: { browserVersion: string };
  }>;
}

/** How long the driver has for a command, in ms: less than a test, whose failure then names the command. */
const COMMAND_TIMEOUT = 30_000;

/** The commands of WebDriver: https://www.w3.org/TR/webdriver2/ */
function commands(url: string) {
  return async (method: string, path: string, body?: object): Promise<unknown> => {
    const signal = AbortSignal.timeout(COMMAND_TIMEOUT);
    const options = { method, signal, ...(body ? { body: JSON.stringify(body) } : {}) };
    const response = await fetch(url + path, options).catch((cause: unknown) => {
      throw new Error(`${method} ${path} ${options.body ?? ''}`, { cause });
    });
    const { value } = (await response.json()) as { value: { error?: string; message?: string } | null };
    if (!response.ok) throw new Error(`${method} ${path}: ${value?.error} ${value?.message ?? ''}`);
    return value;
  };
}

/** Resolves once the driver listens. */
async function answering(send: Send, triesLeft = 100): Promise<void> {
  try {
    await send('GET', '/status');
  } catch (error) {
    if (triesLeft === 0) throw error;
    await new Promise((done) => setTimeout(done, 100));
    await answering(send, triesLeft - 1);
  }
}
