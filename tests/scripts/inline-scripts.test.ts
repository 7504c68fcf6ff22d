import { describe, expect, it } from 'vitest';
import { inlineScripts } from '../../scripts/vite/inline-scripts';

type Hooks = {
  configResolved: (config: object) => void;
  transformIndexHtml: { handler: (html: string) => Promise<string> };
};

/** The page's inline script, built for a target. */
async function built(target: string) {
  const plugin = inlineScripts() as unknown as Hooks;
  plugin.configResolved({ build: { target } });
  return plugin.transformIndexHtml.handler('<script inline src="/src/app/head-script.ts"></script>');
}

describe('a script in the page', () => {
  it('is translated for the browsers that the whole build is for', async () => {
    expect(await built('es2017')).not.toContain('??');
    expect(await built('es2022')).toContain('??');
  });
});
