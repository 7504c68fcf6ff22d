import { VitePWA } from 'vite-plugin-pwa';
import { hasOwnIcons, type Brand } from './brand.ts';

const painted = [
  { src: 'icons/192.png', sizes: '192x192', type: 'image/png' },
  { src: 'icons/512.png', sizes: '512x512', type: 'image/png' },
  { src: 'icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' as const },
];
const drawn = [
  { src: 'icons/maskable.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'maskable' as const },
];

/**
 * Makes the app installable and usable offline: a manifest, and a service worker that caches the page and its code, in
 * a demo the mock backend too, but no response of any API. A new version waits until the app activates it.
 */
export const pwa = (brand: Brand) =>
  VitePWA({
    registerType: 'prompt',
    // Trusted Types would refuse a registration by a plain string: script addresses pass the policy `script-url`.
    injectRegister: false,
    filename: 'sw.js',
    manifest: {
      id: '.',
      name: `${brand.name}: thị trường chứng khoán Việt Nam`,
      short_name: brand.name,
      description: 'Chỉ số, tín hiệu T+, tin tức và danh mục của bạn trên một màn hình.',
      lang: 'vi',
      start_url: '.',
      scope: '.',
      display: 'standalone',
      theme_color: '#0d1218',
      background_color: '#0d1218',
      categories: ['finance'],
      icons: [
        ...(hasOwnIcons(brand) ? drawn : painted),
        { src: 'favicon.svg', sizes: 'any', type: 'image/svg+xml' },
      ],
    },
    includeManifestIcons: false,
    workbox: {
      globPatterns: ['index.html', 'favicon.svg', 'assets/*.{js,css}'],
      maximumFileSizeToCacheInBytes: 4 * 1024 * 1024,
      navigateFallback: 'index.html',
      // A file must fail where it is missing, not return the page; by its folder or name, as a page's address may end in
      // a dotted part.
      navigateFallbackDenylist: [/\/(?:assets|icons|api|udf)\//, /\/(?:robots\.txt|sw\.js)$/],
      inlineWorkboxRuntime: true,
      sourcemap: false,
      cleanupOutdatedCaches: true,
      skipWaiting: false,
      clientsClaim: true,
    },
  });
