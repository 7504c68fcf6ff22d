import type { Plugin } from 'vite';

/** Leaves out what formik and yup import for functions that nothing here calls. */
export function formsAsUsed(): Plugin {
  const noCase = '\0nhip:no-case';
  return {
    name: 'nhip:forms-as-used',
    apply: 'build',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      // Schemas that rename keys: camelCase(), snakeCase(), constantCase().
      if (source === 'tiny-case' && importer?.includes('/yup/')) return noCase;
      // The bundler drops it with `connect` and `withFormik`, once it knows that importing it does nothing.
      if (source !== 'hoist-non-react-statics') return null;
      const resolved = await this.resolve(source, importer, { ...options, skipSelf: true });
      return resolved && { ...resolved, moduleSideEffects: false };
    },
    load: (id) => (id === noCase ? 'export const camelCase = String, snakeCase = String;' : null),
  };
}
