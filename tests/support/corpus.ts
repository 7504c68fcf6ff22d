import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = process.env['CORPUS'];

/** The JSON files in the folder that CORPUS names, beside which the tests' own collections are small; none where it names none. */
export const corpus: readonly unknown[] =
  folder === undefined
    ? []
    : readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((name) => name.endsWith('.json'))
        .map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')) as unknown);
