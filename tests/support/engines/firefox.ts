import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connectBidi } from './bidi';
import { callOf, type Engine, type Tab } from './engine';
import { clickAt, pressing } from './input';
import { started } from './started';

type Entry = { level: string; text: string | null; source: { realm: string; context?: string } };
type Evaluated = {
  realm: string;
  result?: { value?: string };
  exceptionDetails?: { text: string };
};

/** Requests of the browser's own, which a closed network delays. */
const quiet = [
  'app.normandy.enabled',
  'app.update.auto',
  'browser.safebrowsing.malware.enabled',
  'browser.safebrowsing.phishing.enabled',
  'datareporting.healthreport.uploadEnabled',
  'extensions.update.enabled',
  'network.captive-portal-service.enabled',
  'network.connectivity-service.enabled',
]
  .map((name) => `user_pref("${name}", false);`)
  .join('\n');

/** Firefox without a window, driven over WebDriver BiDi. */
export async function startFirefox(path: string): Promise<Engine> {
  const profile = await mkdtemp(join(tmpdir(), 'nhip-firefox-'));
  await writeFile(join(profile, 'user.js'), quiet);
  const firefox = await started(
    [path, '--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0'],
    /WebDriver BiDi listening on (ws:\S+)/,
  );
  const problems = new Map<string, string[]>();
  // Firefox drops the code on its way when a page is left, which then reports that it is missing.
  const left = new Set<string>();
  const send = await connectBidi(`${firefox.match[1]}/session`, (method, params) => {
    if (method !== 'log.entryAdded') return;
    const { level, text, source } = params as Entry;
    if (level === 'error' && !left.has(source.realm)) problems.get(source.context ?? '')?.push(text ?? '');
  });
  const { capabilities } = await send<{ capabilities: { browserVersion: string } }>('session.new', {
    capabilities: {},
  });
  await send('session.subscribe', { events: ['log.entryAdded'] });

  return {
    version: `Firefox ${capabilities.browserVersion}`,
    open,
    async close() {
      await send('browser.close');
      await firefox.ended;
      await rm(profile, { recursive: true, force: true });
    },
  };

  async function open(): Promise<Tab> {
    const { userContext } = await send<{ userContext: string }>('browser.createUserContext');
    const { context } = await send<{ context: string }>('browsingContext.create', {
      type: 'tab',
      userContext,
    });
    problems.set(context, []);
    await send('browsingContext.setViewport', { context, viewport: { width: 1366, height: 900 } });
    const perform = async (actions: object) =>
      void (await send('input.performActions', { context, actions }));
    const run: Tab['run'] = async (act, ...args) => {
      const { result, exceptionDetails } = await send<Evaluated>('script.evaluate', {
        expression: `(async () => JSON.stringify(await ${callOf(act, args)}))()`,
        target: { context },
        awaitPromise: true,
      });
      if (exceptionDetails) throw new Error(exceptionDetails.text);
      return result?.value === undefined ? undefined : JSON.parse(result.value);
    };
    return {
      async goto(url) {
        const { realm } = await send<Evaluated>('script.evaluate', {
          expression: '0',
          target: { context },
          awaitPromise: false,
        });
        left.add(realm);
        await send('browsingContext.navigate', { context, url, wait: 'complete' });
      },
      run,
      click: (x, y) => perform(clickAt(x, y)),
      press: (keys) => perform(pressing(keys)),
      async setOffline(isOffline) {
        const networkConditions = isOffline ? { type: 'offline' } : null;
        await send('emulation.setNetworkConditions', { networkConditions, userContexts: [userContext] });
        // A page that was loaded without a network receives no event when it is back.
        if (!isOffline) await run(() => window.dispatchEvent(new Event('online')));
      },
      problems: () => problems.get(context) ?? [],
      close: async () => void (await send('browser.removeUserContext', { userContext })),
    };
  }
}
