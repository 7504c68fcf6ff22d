import { readdirSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { describe, expect, it } from 'vitest';

const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).map((name) => `src/${name}`);
const read = (file: string) => readFileSync(file, 'utf8');

const sheets = files
  .filter((file) => file.endsWith('.css') && !file.endsWith('/vendor.css'))
  .map((file) => ({ file, css: read(file).replaceAll(/\/\*[^]*?\*\//g, '') }));
const modules = sheets.filter(({ file }) => file.endsWith('.module.css'));
const globals = sheets.filter(({ file }) => !file.endsWith('.module.css'));
const views = files
  .filter((file) => /\.tsx?$/.test(file) && !file.includes('.generated.'))
  .map((file) => ({ file, code: read(file) }));

/** Imported by the index into the layer that it names; the custom media belong to none. */
const indexed = /^src\/ui\/styles\/(index|media|tokens|base|blueprint|layout)\.css$/;
/** What Blueprint and its calendar define. */
const vendor = /^(bp6|rdp)-/;
/** Named by a value: the kinds of a notice, the shapes of a popover and of facts, the sizes of a dialog, the classes of a price. */
const named = /^(notice|popover|facts|dialog|price)-/;

describe('the style sheets', () => {
  it('stand in a layer each, in an order that is declared once and first', () => {
    const index = read('src/ui/styles/index.css');
    const outside = sheets
      .filter(({ file }) => !indexed.test(file))
      .filter(({ file, css }) => !isIn(layerOf(file), css));

    expect(index).toMatch(/^@layer vendor, tokens, ui, feature;\n/);
    expect(read('src/app/App.tsx')).toMatch(/^import '\.\.\/ui\/styles\/index\.css';\n/);
    expect(read('src/main.tsx')).toMatch(/^import \{ App \} from '\.\/app\/App';\n/);
    expect(
      [...index.matchAll(/^@import '([^']+)'(?: layer\((\w+)\))?;$/gm)].map(([, file, layer]) => [
        file,
        layer,
      ]),
    ).toEqual([
      ['./media.css', undefined],
      ['@blueprintjs/core/lib/css/blueprint.css', 'vendor'],
      ['./tokens.css', 'tokens'],
      ['./base.css', 'ui'],
      ['./blueprint.css', 'ui'],
      ['./layout.css', 'ui'],
    ]);
    expect(outside.map(({ file }) => file)).toEqual([]);
  });

  it('of a package for the showcase alone stand in the layer of packages', () => {
    const foreign = files.filter((file) => file.endsWith('/vendor.css'));
    for (const file of foreign) {
      expect(file).toMatch(/^src\/showcase\//);
      expect(
        read(file)
          .replaceAll(/\/\*[^]*?\*\//g, '')
          .trim(),
      ).toMatch(/^@import '[^.'][^']+\.css' layer\(vendor\);$/);
    }
  });

  it('are modules outside of src/ui', () => {
    expect(globals.map(({ file }) => file).filter((file) => !file.startsWith('src/ui/'))).toEqual([]);
    expect(modules.map(({ file }) => file).filter((file) => file.startsWith('src/ui/'))).toEqual([]);
  });

  it('restyle nothing that another folder styles', () => {
    const reaching = modules
      .filter(({ css }) => /:global|composes:|@value/.test(css))
      .map(({ file }) => file);
    const foreign = views
      .flatMap(({ file, code }) =>
        importsOf(code).map(([, from]) => [file, posix.join(posix.dirname(file), from)] as const),
      )
      .filter(([view, sheet]) => featureOf(view) !== featureOf(sheet))
      .map(([view, sheet]) => `${view} imports ${sheet}`);

    expect(reaching).toEqual([]);
    expect(foreign).toEqual([]);
  });

  it('define a global class in one file', () => {
    const owners = new Map<string, string[]>();
    for (const { file, css } of globals) {
      if (file.startsWith('src/ui/styles/')) continue;
      for (const name of definedIn(css)) owners.set(name, [...(owners.get(name) ?? []), file]);
    }
    const shared = [...owners].filter(
      ([name, all]) => all.length > 1 && !vendor.test(name) && name !== 'numeric',
    );
    expect(shared).toEqual([]);
  });

  it('name the widths of the layout by the custom media of one file', () => {
    const raw = sheets
      .filter(({ file }) => file !== 'src/ui/styles/media.css')
      .filter(({ css }) => /@media[^{]*\d/.test(css));
    const without = sheets
      .filter(({ file, css }) => !indexed.test(file) && /@media[^{]*\(--/.test(css))
      .filter(({ file, css }) => !css.trimStart().startsWith(`@import '${toMedia(file)}';`));
    const unused = [...read('src/ui/styles/media.css').matchAll(/@custom-media (--[\w-]+)/g)]
      .map(([, name]) => name!)
      .filter((name) => !sheets.some(({ css }) => css.includes(`(${name})`)));

    expect(raw.map(({ file }) => file)).toEqual([]);
    expect(without.map(({ file }) => file)).toEqual([]);
    expect(unused).toEqual([]);
  });
});

describe('every class', () => {
  it('of a module is used, and none is used that its module does not define', () => {
    const used = new Map<string, Set<string>>(modules.map(({ file }) => [file, new Set()]));
    for (const { file, code } of views) {
      for (const [name, from] of importsOf(code)) {
        const sheet = posix.join(posix.dirname(file), from);
        expect(used.has(sheet), `${file} imports ${sheet}, which is not there`).toBe(true);
        for (const [, member] of code.matchAll(new RegExp(`\\b${name}\\.(\\w+)`, 'g')))
          used.get(sheet)!.add(member!);
        expect(code, `${file} reads ${name} in a way that cannot be checked`).not.toMatch(
          new RegExp(`\\b${name}\\b(?!\\.\\w| from)`),
        );
      }
    }
    const differences = modules.flatMap(({ file, css }) => {
      const defined = definedIn(css);
      return [
        ...[...used.get(file)!].filter((name) => !defined.has(name)).map((name) => `${file} lacks ${name}`),
        ...[...defined]
          .filter((name) => !used.get(file)!.has(name))
          .map((name) => `${file}: ${name} is not used`),
      ];
    });
    expect(differences).toEqual([]);
  });

  it('of tables come with every component that shows one, whatever page is opened first', () => {
    const tables = views.filter(({ code }) => /className=(\{`|")table[\s`"]/.test(code));
    expect(tables.length).toBeGreaterThan(10);
    expect(tables.filter(({ code }) => !code.includes("/ui/Table.css';")).map(({ file }) => file)).toEqual(
      [],
    );
  });

  it('that is global is defined by src/ui, and used', () => {
    const defined = new Set(globals.flatMap(({ css }) => [...definedIn(css)]));
    const markup = [...views, { file: 'index.html', code: read('index.html') }];
    const written = markup.flatMap(({ file, code }) => wordsOf(code).map((name) => [name, file] as const));
    const unknown = written.filter(([name]) => !defined.has(name) && !vendor.test(name) && !named.test(name));
    const used = new Set(written.map(([name]) => name));
    const unused = [...defined].filter((name) => !used.has(name) && !vendor.test(name) && !named.test(name));

    expect(unknown.map(([name, file]) => `${file}: ${name}`)).toEqual([]);
    expect(unused).toEqual([]);
  });
});

function layerOf(file: string) {
  return file.endsWith('.module.css') ? 'feature' : 'ui';
}

function isIn(layer: string, css: string) {
  return (
    new RegExp(`^\\s*(@import '[^']+';\\s*)*@layer ${layer} \\{[^]*\\n\\}\\s*$`).test(css) &&
    !/\n[^ \n}@]/.test(css)
  );
}

function toMedia(file: string) {
  const path = posix.relative(posix.dirname(file), 'src/ui/styles/media.css');
  return path.startsWith('.') ? path : `./${path}`;
}

/** The folder whose views may use a sheet: one part of the app, one feature of a member's. */
function featureOf(file: string) {
  return file
    .split('/')
    .slice(0, /^src\/(?:member|showcase)\/[^/]+\//.test(file) ? 3 : 2)
    .join('/');
}

/** The classes that the selectors of a sheet name. */
function definedIn(css: string): Set<string> {
  const selectors = [...css.matchAll(/([^{};]*)\{/g)]
    .map(([, selector]) => selector!)
    .filter((text) => !/@(?!layer)/.test(text));
  return new Set(
    selectors.flatMap((text) => [...text.matchAll(/\.([a-zA-Z][\w-]*)/g)].map(([, name]) => name!)),
  );
}

/** The modules that a view imports, by the name it gives them. */
function importsOf(code: string) {
  return [...code.matchAll(/^import (\w+) from '([^']+\.module\.css)';$/gm)].map(
    ([, name, from]) => [name!, from!] as const,
  );
}

/** The classes that a view writes as words. */
function wordsOf(code: string): string[] {
  const texts = [
    ...[...code.matchAll(/\b(?:className|class)="([^"]*)"/g)].map(([, text]) => text!),
    ...[...code.matchAll(/\b\w*[cC]lassName=\{((?:[^{}]|\$\{[^{}]*\})*)\}/g)].flatMap(([, expression]) =>
      literalsIn(expression!),
    ),
  ];
  return texts.flatMap((text) => text.split(/\s+/)).filter((name) => /^[a-z][\w-]*\w$/.test(name));
}

function literalsIn(expression: string): string[] {
  const inner = [...expression.matchAll(/\$\{([^{}]*)\}/g)].flatMap(([, part]) => literalsIn(part!));
  const outer = expression.replaceAll(/\$\{[^{}]*\}/g, '<expression>').replaceAll(/[!=]== '[^']*'/g, '');
  const quoted = [...outer.matchAll(/[`']([^`']*)[`']/g)].map(([, text]) =>
    text!.replaceAll(/\S*<expression>\S*/g, ' '),
  );
  return [...quoted, ...inner];
}
