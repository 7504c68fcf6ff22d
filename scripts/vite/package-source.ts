import { readFileSync } from 'node:fs';

/** Where a change of a package's source expects what it replaces: the file within the package, and our plugin's. */
type Place = { name: string; file: string; plugin: string };

/** A package's source with one passage replaced; ends the build where an upgrade has changed the passage. */
export function replaceIn(
  code: string,
  passage: RegExp,
  replacement: (found: string, ...groups: string[]) => string,
  place: Place,
): string {
  if (code.search(passage) < 0) throw new Error(upgraded(place));
  return code.replace(passage, replacement);
}

/** What to look at when a package is no longer as the build expects it. */
export function upgraded({ name, file, plugin }: Place): string {
  const { version } = JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8')) as {
    version: string;
  };
  return `${name} ${version} is written otherwise than scripts/vite/${plugin} expects: compare ${file}`;
}
