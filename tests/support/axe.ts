import axe from 'axe-core';

/** What jsdom cannot tell, as it has no layout: the browser's runs examine it. */
const laidOut = ['color-contrast', 'target-size', 'scrollable-region-focusable'];

/** What axe finds wrong with the page, apart from what is seen in a layout alone. */
export async function axeViolations(): Promise<string[]> {
  const { violations } = await axe.run(document, {
    resultTypes: ['violations'],
    runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
    rules: Object.fromEntries(laidOut.map((rule) => [rule, { enabled: false }])),
  });
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(
      ({ target, failureSummary = '' }) => `${id} ${target.join(' ')} ${failureSummary.slice(0, 200)}`,
    ),
  );
}
