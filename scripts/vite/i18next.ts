import type { Plugin } from 'vite';

/** The classes of i18next of which little or nothing is used here, with what stands in their place. */
const leftOut = {
  // Texts are loaded by `src/i18n`, not by a backend.
  Connector: 'class Connector extends EventEmitter { state = {}; }',
  // Texts format numbers alone, with no options: `{{count, number}}`.
  Formatter: `class Formatter {
    format(value, format, language) {
      return format === 'number' ? new Intl.NumberFormat(language).format(value) : value;
    }
  }`,
};

/** Leaves out of i18next how it loads texts and formats other values than numbers. */
export function textsAsUsed(): Plugin {
  return {
    name: 'nhip:texts-as-used',
    apply: 'build',
    transform: (code, id) => (/\/i18next\/dist\/esm\/i18next\.js$/.test(id) ? asUsed(code) : null),
  };
}

export function asUsed(i18next: string): string {
  return Object.entries(leftOut).reduce((code, [name, replacement]) => {
    const written = new RegExp(`^class ${name}\\b[^]*?^}$`, 'm');
    if (!written.test(code)) throw new Error(`i18next has no class ${name}: see scripts/vite/i18next.ts`);
    return code.replace(written, replacement);
  }, i18next);
}
