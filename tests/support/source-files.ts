import { readdirSync, readFileSync } from 'node:fs';

/**
 * The text of the files below these folders of the repository whose names match, by their paths from its root. As modules
 * (`?raw`) each file would be transformed first, which takes minutes for all.
 */
export function sourceFiles(
  folders: readonly string[],
  matches = /\.tsx?$/,
): Readonly<Record<string, string>> {
  const paths = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`),
  );
  return Object.fromEntries(
    paths
      .map((path) => path.replaceAll('\\', '/'))
      .filter((path) => matches.test(path))
      .sort()
      .map((path) => [path, readFileSync(path, 'utf8')]),
  );
}
