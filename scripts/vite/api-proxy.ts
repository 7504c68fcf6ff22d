import { loadEnv, type Plugin } from 'vite';

/** Where the API is found on the development server's own origin. */
const PATH = '/__api';

/** Forwards the calls in development to the API in `VITE_API_URL`, which need not allow other origins then. */
export function apiProxy(): Plugin {
  return {
    name: 'nhip:api-proxy',
    apply: (_config, { command, mode, isPreview }) =>
      command === 'serve' && mode === 'development' && isPreview !== true,
    config(_config, { mode }) {
      const api = loadEnv(mode, process.cwd())['VITE_API_URL'];
      if (!api || !/^https?:/.test(api) || !URL.canParse(api)) return {};
      const { origin, pathname } = new URL(api);
      const base = pathname.replace(/\/$/, '');
      return {
        define: { 'import.meta.env.VITE_API_URL': JSON.stringify(PATH) },
        server: {
          proxy: {
            [PATH]: { target: origin, changeOrigin: true, rewrite: (path) => base + path.slice(PATH.length) },
          },
        },
      };
    },
  };
}
