import { VitePWA } from 'vite-plugin-pwa';

/**
 * The app as one that can be installed and that opens without a network: a manifest, and a service worker that keeps
 * the page and its code, in a demo the mock backend too. It keeps no answer of any API. A new version waits until the app lets it in.
 */
export const pwa = () =>
  VitePWA({
    registerType: 'prompt',
    // A registration by a plain text would be refused: addresses of scripts pass the policy `script-url`.
    injectRegister: false,
    filename: 'sw.js',
    manifest: {
      id: '.',
      name: 'Nhịp: thị trường chứng khoán Việt Nam',
      short_name: 'Nhịp',
      description: 'Chỉ số, tín hiệu T+, tin tức và danh mục của bạn trên một màn hình.',
      lang: 'vi',
      start_url: '.',
      scope: '.',
      display: 'standalone',
      theme_color: '#0d1218',
      background_color: '#0d1218',
      categories: ['finance'],
      icons: [
        { src: 'icons/192.png', sizes: '192x192', type: 'image/png' },
        { src: 'icons/512.png', sizes: '512x512', type: 'image/png' },
        { src: 'icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
        { src: 'favicon.svg', sizes: 'any', type: 'image/svg+xml' },
      ],
    },
    includeManifestIcons: false,
    workbox: {
      globPatterns: ['index.html', 'favicon.svg', 'assets/*.{js,css}'],
      maximumFileSizeToCacheInBytes: 4 * 1024 * 1024,
      navigateFallback: 'index.html',
      // A file that is not there must fail, not come as a page.
      navigateFallbackDenylist: [/\.[a-z0-9]+$/i, /\/(?:api|udf)\//],
      inlineWorkboxRuntime: true,
      cleanupOutdatedCaches: true,
      skipWaiting: false,
      clientsClaim: true,
    },
  });
