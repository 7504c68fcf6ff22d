import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { preprocessCSS, type Plugin, type ResolvedConfig } from 'vite';

/** The name of a class in development: its file and its own name. */
export const classPattern = '[name]__[local]';

type Module = {
  /** Its style sheet with the names of the build. */
  css: string;
  /** The names of the build by those that the module gives. */
  classes: ReadonlyMap<string, string>;
};

/**
 * Gives the classes of modules short names in a build, and writes each name where it is used; the style sheet is then
 * one like any other. As members of an imported object the names would all load with the first sheets, and a chunk of
 * sheets alone would be a file of its own without content.
 */
export function shortClassNames(): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'nhip:short-class-names',
    apply: 'build',
    enforce: 'pre',
    configResolved(resolved) {
      config = resolved;
    },
    transform: {
      filter: { id: /\.tsx$/, code: /\.module\.css'/ },
      async handler(code, id) {
        const modules = await modulesOf(config);
        let written = code;
        for (const [line, name, from] of code.matchAll(/^import (\w+) from '(.+\.module\.css)';$/gm)) {
          const file = resolve(id, '..', from!);
          const classes = modules.get(file)?.classes;
          const shortOf = (local: string) => classes?.get(local) ?? this.error(`${from} lacks ${local}`);
          written = written
            .replace(line, `import '${scoped(file)}';`)
            .replaceAll(new RegExp(`\\b${name}\\.(\\w+)`, 'g'), (_, local: string) => `'${shortOf(local)}'`);
        }
        return { code: written, map: null };
      },
    },
    resolveId: {
      filter: { id: /\.scoped\.css$/ },
      handler: (id) => id,
    },
    load: {
      filter: { id: /\.scoped\.css$/ },
      handler: async (id) => (await modulesOf(config)).get(id.replace('.scoped.css', '.module.css'))!.css,
    },
  };
}

/** What Vite takes for a style sheet, and not for a module. */
function scoped(file: string): string {
  return file.replace('.module.css', '.scoped.css');
}

/** The names of a module's classes in the build, for markup that is made beside it. */
export async function shortNamesIn(path: string, config: ResolvedConfig): Promise<Record<string, string>> {
  return Object.fromEntries((await modulesOf(config)).get(join(config.root, path))!.classes);
}

const read = new WeakMap<ResolvedConfig, Promise<ReadonlyMap<string, Module>>>();

/** Every module by its file; read once for a build. */
function modulesOf(config: ResolvedConfig) {
  const known = read.get(config) ?? readModules(config);
  read.set(config, known);
  return known;
}

async function readModules(config: ResolvedConfig): Promise<ReadonlyMap<string, Module>> {
  const folder = join(config.root, 'src');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const shortOf = shortener();
  const modules = new Map<string, Module>();
  for (const name of files.filter((each) => each.endsWith('.module.css')).sort()) {
    const file = join(folder, name);
    const { code, modules: long = {} } = await preprocessCSS(readFileSync(file, 'utf8'), file, config);
    const classes = new Map(
      Object.keys(long)
        .sort()
        .map((local) => [local, shortOf(`${name} ${local}`)]),
    );
    const css = [...classes].reduce(
      (text, [local, short]) => text.replaceAll(new RegExp(`\\.${long[local]}(?![\\w-])`, 'g'), `.${short}`),
      code,
    );
    modules.set(file, { css, classes });
  }
  return modules;
}

/** As short as names can be told apart, by a hash: one changes only with another that would be the same. */
function shortener() {
  const taken = new Set<string>();
  return (name: string) => {
    const hash = createHash('sha256').update(name).digest('base64url');
    let length = 2;
    while (taken.has(hash.slice(0, length))) length += 1;
    taken.add(hash.slice(0, length));
    return `_${hash.slice(0, length)}`;
  };
}
