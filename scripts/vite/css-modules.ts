import type { Plugin } from 'vite';

/** A file for each component in development; in a build one short hash for all classes of a file. */
export const classNames = { serve: '[name]__[local]', build: '[hash][local]' };

/**
 * Puts the names of scoped classes where they are used. As members of the imported object they would all travel with
 * the first style sheet; as exports of a namespace they are constants, which the bundler inlines.
 */
export function inlineClassNames(): Plugin[] {
  return [
    {
      name: 'nhip:inline-class-names',
      apply: 'build',
      enforce: 'pre',
      // By default only conditions are inlined: one chunk would export each name and the others import it.
      config: () => ({ build: { rolldownOptions: { optimization: { inlineConst: true } } } }),
      transform: {
        filter: { id: /\.tsx$/, code: /\.module\.css'/ },
        handler: (code) => ({
          code: code.replace(/^import (\w+) from ('[^']+\.module\.css';)$/gm, 'import * as $1 from $2'),
          map: null,
        }),
      },
    },
    {
      name: 'nhip:keep-scoped-styles',
      apply: 'build',
      enforce: 'post',
      transform: {
        filter: { id: /\.module\.css$/ },
        // Else a sheet whose names are inlined is left out with its module.
        handler: (code) => ({ code, map: null, moduleSideEffects: 'no-treeshake' }),
      },
      generateBundle(_options, bundle) {
        const kept = new Set(
          Object.values(bundle).flatMap((chunk) => ('moduleIds' in chunk ? chunk.moduleIds : [])),
        );
        const [lost] = [...this.getModuleIds()].filter((id) => id.endsWith('.module.css') && !kept.has(id));
        if (lost) this.error(`${lost} is not in the build`);
      },
    },
  ];
}
