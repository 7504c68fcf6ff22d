// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import mermaid from 'mermaid';
import { expect, it } from 'vitest';
import { diagramsIn } from '../support/machines/chart';

const page = readFileSync('machines/README.md', 'utf8');

it.each(diagramsIn(page))('Mermaid parses the diagram of $name', async ({ text }) => {
  await expect(mermaid.parse(text)).resolves.toMatchObject({ diagramType: 'stateDiagram' });
});

it('Mermaid refuses what GitHub could not render', async () => {
  await expect(mermaid.parse('stateDiagram-v2\n  state "a" as a\n  --\n  state "b" as b')).rejects.toThrow(
    'Parse error',
  );
});
