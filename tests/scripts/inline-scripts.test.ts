import { describe, expect, it } from 'vitest';
import { inlineScripts } from '../../scripts/vite/inline-scripts';

type Hooks = {
  configResolved: (config: object) => void;
  transformIndexHtml: { handler: (html: string) => Promise<string> };
};

/** The page with one script in it, built for a target. */
async function built(
  module: string,
  { target = 'es2022', isDemo = false, env = {}, command = 'build' } = {},
) {
  const plugin = inlineScripts() as unknown as Hooks;
  plugin.configResolved({
    base: '/nhip/',
    command,
    env,
    build: { target },
    define: { __DEMO__: String(isDemo) },
  });
  return plugin.transformIndexHtml.handler(`<script inline src="/src/${module}"></script>`);
}

describe('a script in the page', () => {
  it('is translated for the browsers that the whole build is for', async () => {
    expect(await built('app/head-script.ts', { target: 'es2017' })).not.toContain('??');
    expect(await built('app/head-script.ts')).toContain('??');
  });

  it('is the demo’s in the demo alone', async () => {
    expect(await built('demo/head-script.ts', { isDemo: true })).toContain('demo.settings');
    expect(await built('demo/head-script.ts')).toBe('');
  });

  it('sends reports where a production build has an address for them, with the table of routes, and nowhere else', async () => {
    const script = 'app/reports/report-script.ts';
    const env = { VITE_REPORT_URL: 'https://reports.example/nhip' };

    const reporting = await built(script, { env });
    expect(reporting).toMatch(/https:\/\/reports\.example\/nhip[^]*\/technical\/:symbol/);
    expect(reporting).toContain('/nhip/');
    for (const without of [
      {},
      { env: { VITE_REPORT_URL: '' } },
      { env, isDemo: true },
      { env, command: 'serve' },
    ])
      expect(await built(script, without)).toBe('');
  });
});
