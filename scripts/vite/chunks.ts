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
      '/src/member/[^/]+/(?:[a-z]+-csv|chart/picture)\\.',
    ),
  },
  {
    name: 'frame',
    test: anyOf(
      '/src/(?:app|ui|member/(?:frame|watchlist|pulse|signals|news|technical))/.*\\.css$',
      '/src/auth/AuthLayout\\.css$',
    ),
  },
  {
    name: 'form',
    test: anyOf(
      packages('formik', 'yup', 'lodash-es', 'property-expr', 'tiny-case', 'toposort', 'deepmerge'),
      packages('react-is', 'hoist-non-react-statics', 'react-fast-compare', 'tiny-warning'),
      '/@blueprintjs/core/lib/esm/components/forms/(?:formGroup|input|asyncControllable)',
      '/src/ui/(?:Form|Field|FieldGroup|SubmitButton|DraftKeeper)\\.',
      '/src/auth/(?:AuthLayout|login/|about/Welcome)',
    ),
  },
  {
    name: 'member',
    test: anyOf(
      packages('@apollo', 'graphql', '@graphql-tools', 'rxjs', 'tslib', 'optimism', '@wry'),
      '/schema\\.graphql$',
      'nhip:no-validation',
      '/src/graph/(?!signal-history\\.ts)',
      '/src/member/frame/(?!MemberSearch)',
      '/@blueprintjs/icons/lib/esm/generated/components/(?:chevron-(?:left|right)|small-tick|dashboard|id-number|send-message|timeline-line-chart|waves|time|double-caret-vertical|caret-down|help|lock|log-out|person|menu)\\.',
      '/src/market/closure',
      '/machines/(?:watchlist|live)\\.',
      '/src/market/(?:exchange|money|tick|band|candles|closure|day-limits|instant|periods|price-class|settlement|typed-day)\\.',
      '/src/member/(?:watchlist|signals)/(?!AddSymbolForm|why/|scorecard/)',
      '/src/ui/(?:AsOf|Table|Price|Rows|rows-in-view|useFlash|useInView|DownloadButton|kind-drawings)',
      '/@blueprintjs/icons/lib/esm/generated/components/import\\.',
      '/@blueprintjs/core/lib/esm/components/html-select/',
    ),
  },
  {
    name: 'tools',
    test: anyOf(
      '/machines/(?:search|full-screen)\\.',
      '/src/member/frame/MemberSearch\\.',
      '/src/member/(?:search|full-screen|install|trading-day|shortcuts)/',
      '/src/lib/keys\\.',
      '/src/ui/Dialog\\.tsx',
      '/@blueprintjs/icons/lib/esm/generated/components/(?:fullscreen|desktop|minimize|search)\\.',
    ),
  },
  {
    name: 'calendar',
    test: anyOf(
      packages(
        '@blueprintjs/datetime2?',
        '@blueprintjs/select',
        'date-fns-tz',
        'react-day-picker',
        '@floating-ui',
      ),
      packages('react-transition-group', 'dom-helpers', '@babel/runtime', 'react-innertext'),
      '/date-fns/(?!(?:esm/)?locale/(?:vi|de|en-GB)/)',
      '/@blueprintjs/core/lib/esm/components/(?!forms/|icon/|spinner/|text/|buttons?/|html-select/)',
      '/@blueprintjs/core/lib/esm/(?:context|hooks/(?:overlays|usePrevious)|common/abstractComponent)',
      '/@blueprintjs/icons/lib/esm/generated/components/(?:caret-right|chevron-|small-)',
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
      ),
      '/@blueprintjs/(?!icons/lib/esm/generated/components/(?:arrow-left|calendar|camera|credit-card|duplicate|media|notifications|plus|th|trash)\\.)',
      packages('use-sync-external-store', 'use-isomorphic-layout-effect'),
      '/machines/(?!payment-cards|security-code|two-factor|plan-desk|bar-cursor)',
      '/src/(?:app(?!/settings/Settings\\.|/settings/Night|/settings/Time|/settings/(?:Segments|RadioGroup)|/settings/time|/errors/)|lib|rest)/',
      '/src/ui/(?!LongRows|SelectField|Combobox|DateField|Calendar|CopyButton)',
      '/src/i18n/[^/]+$',
      '/src/market/(?:day|calendar|closed-days|clock|format)\\.',
      'nhip:no-icon-loader',
      'vite/preload-helper',
      'rolldown/runtime',
    ),
  },
].map((group, place, { length }) => ({ ...group, priority: length - place }));
