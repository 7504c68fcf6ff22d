import type { Plugin } from 'vite';

/** A file for each component in development; in a build one short hash for all classes of a file. */
export const classNames = { serve: '[name]__[local]', build: '[hash][local]' };

/**
 * Puts the names of scoped classes where they are used. As members of the imported object they would all travel with
 * the first style sheet; as exports of a namespace they are constants, which the bundler inlines.
 */
export function inlineClassNames(): Plugin {
  return {
    name: 'nhip:inline-class-names',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /\.tsx$/, code: /\.module\.css'/ },
      handler: (code) => ({
        code: code.replace(/^import (\w+) from ('[^']+\.module\.css';)$/gm, 'import * as $1 from $2'),
        map: null,
      }),
    },
  };
}
