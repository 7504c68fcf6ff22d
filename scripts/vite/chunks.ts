const packages = (...names: string[]) => `/node_modules/(?:${names.join('|')})/`;
const anyOf = (...patterns: string[]) => new RegExp(patterns.join('|'));

/**
 * Which modules travel together: few requests, and nothing of a page before that page. A module belongs to the first
 * group that names it; whatever none names stays with the page that asks for it. The style of what is seen first is one
 * file, so that nothing is drawn without it and no second request holds it up.
 */
export const chunkGroups = [
  {
    // Asked for by a press on a download.
    name: 'files',
    test: anyOf(
      '/src/lib/(?:csv|download|file-name)\\.',
      '/src/features/[^/]+/(?:[a-z]+-csv|chart/picture)\\.',
    ),
  },
  {
    name: 'frame',
    test: anyOf(
      '/src/(?:app|ui|pages|features/(?:watchlist|pulse|signals|news|technical))/.*\\.css$',
      '/src/features/auth/AuthLayout\\.css$',
    ),
  },
  {
    name: 'form',
    test: anyOf(
      packages('formik', 'yup', 'lodash-es', 'property-expr', 'tiny-case', 'toposort', 'deepmerge'),
      packages('react-is', 'hoist-non-react-statics', 'react-fast-compare', 'tiny-warning'),
      '/@blueprintjs/core/lib/esm/components/forms/(?:formGroup|input|asyncControllable)',
      '/src/ui/(?:Form|Field|FieldGroup|SubmitButton|DraftKeeper)\\.',
      '/src/features/auth/(?:AuthLayout|Login|Logout|Welcome)',
    ),
  },
  {
    name: 'member',
    test: anyOf(
      packages('@apollo', 'graphql', '@graphql-tools', 'rxjs', 'tslib', 'optimism', '@wry'),
      '/schema\\.graphql$',
      'nhip:no-validation',
