import { readFileSync } from 'node:fs';
import { contentOf, kilobytes } from './production.mjs';

export const budgets = JSON.parse(readFileSync(new URL('budgets.json', import.meta.url), 'utf8'));

/** What each route with a budget needs of a build before it is ready: KB of script and style, files, its chunks. */
export function firstLoadsOf({ outputs, firstLoads }) {
  const page = String(contentOf(outputs.find(({ fileName }) => fileName === 'index.html')));
  return Object.entries(budgets.routes).map(([name, { path, ...budget }]) => {
    const chunks = outputs.filter(({ fileName }) => firstLoads[path].includes(fileName));
    const imported = new Set(chunks.flatMap(({ css }) => css));
    // The style sheets that the page links or that come with the chunks.
    const sheets = outputs.filter(
      ({ fileName }) => fileName.endsWith('.css') && (imported.has(fileName) || page.includes(fileName)),
    );
    return {
      name,
      budget,
      chunks,
      script: sizeOf(chunks),
      style: sizeOf(sheets),
      // With the page; the bench adds the calls of the API.
      files: 1 + chunks.length + sheets.length,
    };
  });
}

function sizeOf(outputs) {
  return outputs.reduce((sum, output) => sum + kilobytes(contentOf(output)), 0);
}
