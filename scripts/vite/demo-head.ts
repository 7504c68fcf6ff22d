import type { Plugin } from 'vite';

const THEME = '<script inline src="/src/app/head-script.ts"></script>';
const BRAND = '<script inline src="/src/demo/head-script.ts"></script>';

/** Adds the demo's own script to the head of its page. */
export function demoHead(): Plugin {
  let isDemo = false;
  return {
    name: 'nhip:demo-head',
    configResolved({ define }) {
      isDemo = define?.['__DEMO__'] === 'true';
    },
    transformIndexHtml: {
      order: 'pre',
      handler: (html) => (isDemo ? html.replace(THEME, `${THEME}\n    ${BRAND}`) : html),
    },
  };
}
