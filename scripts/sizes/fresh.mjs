import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';

/** Whether a folder holds a whole build with these variables, newer than all files and folders that it is made of. */
export function isFresh(folder, sources, variables) {
  if (!existsSync(recordFile(folder))) return false;
  const record = recordOf(folder);
  if (!record.isWhole || !isDeepStrictEqual(record.variables, variables)) return false;
  const built = statSync(recordFile(folder)).mtimeMs;
  return sources.flatMap(entriesOf).every((path) => statSync(path).mtimeMs <= built);
}

/** What a build has noted about itself: the files of its first loads, and what its chunks are made of. */
export function recordOf(folder) {
  return JSON.parse(readFileSync(recordFile(folder), 'utf8'));
}

export function filesIn(folder) {
  return entriesOf(folder).filter((path) => statSync(path).isFile());
}

function recordFile(folder) {
  return join(`${folder}-maps`, 'first-loads.json');
}

/** A file, or a folder with all that is in it: a file that is gone has changed its folder. */
function entriesOf(path) {
  if (!statSync(path).isDirectory()) return [path];
  return [path, ...readdirSync(path, { recursive: true }).map((name) => join(path, name))];
}
