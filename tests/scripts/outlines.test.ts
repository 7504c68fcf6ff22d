import { describe, expect, it } from 'vitest';
import { withClasses } from '../../scripts/vite/outlines';

const sheets = new Map([
  ['/src/x/Frame.module.css', 'export const bar = "a1bar";\nexport const menu = "a1menu";'],
]);

const modules = {
  getModuleIds: () => sheets.keys(),
  getModuleInfo: (id: string) => ({ code: sheets.get(id) ?? null }) as never,
};

describe('an outline', () => {
  it('bears the class names of the build, beside those of every page', () => {
    expect(withClasses('<nav class="Frame.menu text-1 Frame.bar">menu.open</nav>', modules)).toBe(
      '<nav class="a1menu text-1 a1bar">menu.open</nav>',
    );
  });

  it.each(['Frame.gone', 'Gone.menu'])('ends the build where a style sheet has no %s', (name) => {
    expect(() => withClasses(`<p class="${name}"></p>`, modules)).toThrow(
      `src/app/outlines: no style sheet has the class ${name}`,
    );
  });
});
