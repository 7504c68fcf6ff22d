import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

const path = (relative) => fileURLToPath(new URL(relative, import.meta.url));

const { module } = await runnerImport(path('./render.ts'), { configFile: false, logLevel: 'error' });
await writeFile(path('../../machines/README.md'), module.renderCharts());
