const packages = (...names: string[]) => `/node_modules/(?:${names.join('|')})/`;
const anyOf = (...patterns: string[]) => new RegExp(patterns.join('|'));

/**
 * Which modules travel together: few requests, and nothing of a page before that page. A module belongs to the first
 * group that names it; whatever none names stays with the page that asks for it.
 */
export const chunkGroups = [
  {
    name: 'form',
    test: anyOf(
      packages('formik', 'yup', 'lodash-es', 'property-expr', 'tiny-case', 'toposort', 'deepmerge'),
      packages('react-is', 'hoist-non-react-statics', 'react-fast-compare', 'tiny-warning'),
      '/@blueprintjs/core/lib/esm/components/forms/(?:formGroup|input|asyncControllable)',
      '/src/ui/(?:Form|Field)\\.',
      '/src/features/auth/',
    ),
  },
  {
    name: 'member',
    test: anyOf(
      packages('@apollo', 'graphql', '@graphql-tools', 'rxjs', 'tslib', 'optimism', '@wry'),
      '/schema\\.graphql$',
      'nhip:no-validation',
      '/src/graph/',
      '/src/app/MemberData',
      '/src/actors/Watchlist',
      '/machines/watchlist',
      '/src/features/watchlist/',
      '/src/pages/columns',
      '/src/ui/(?:Table|Price|Rows|rows-in-view)',
      '/@blueprintjs/core/lib/esm/components/html-select/',
    ),
  },
  {
    name: 'frame',
    test: anyOf(
      packages(
        'react',
        'react-dom',
        'scheduler',
        'xstate',
        '@xstate',
        'wouter',
        'regexparam',
        'i18next',
        'classnames',
        '@blueprintjs',
      ),
      packages('use-sync-external-store', 'use-isomorphic-layout-effect'),
      '/machines/',
      '/src/(?:app|actors|lib|rest|ui(?!/LongRows))/',
      '/src/i18n/[^/]+$',
      '/src/features/settings/',
      '/src/market/(?!studies|indicators|rolling)',
      'nhip:no-icon-loader',
      'vite/preload-helper',
      'rolldown/runtime',
    ),
  },
].map((group, place, { length }) => ({ ...group, priority: length - place }));
