import type { Plugin } from 'vite';

/** The texts that somebody may read who is not signed in, by the first word of their keys; all others are a member's. */
export const FRAME = [
  ...['app', 'page', 'common', 'error', 'notice', 'session', 'settings', 'footer', 'about', 'partner'],
  ...['login', 'logout', 'lock', 'signUp', 'forgot', 'linkSent', 'code', 'newPassword', 'password'],
  ...['confirm', 'subscribe', 'notFound', 'serverError'],
];

const ENTRY = /^ {2}'(\w+)\.[\w.]+': ?[^]*?(?=^ {2}'|^\}|^$)/gm;

/**
 * A language is one file for whoever translates it and two for whoever loads it: `locales/vi?part=frame` and
 * `?part=member` each answer their share of its texts.
 */
export function texts(): Plugin {
  return {
    name: 'nhip:texts',
    enforce: 'pre',
    transform(code, id) {
      const [, part] = /\/locales\/\w+\.ts\?part=(frame|member)$/.exec(id) ?? [];
      if (!part) return null;
      const entries = [...code.matchAll(ENTRY)];
      const keys = code.match(/^ {2}'/gm) ?? [];
      if (entries.length === 0 || entries.length !== keys.length) {
        throw new Error(`${id}: ${keys.length} texts stand there, ${entries.length} were understood`);
      }
      const share = entries.filter(([, word = '']) => FRAME.includes(word) === (part === 'frame'));
      return { code: `export default {\n${share.map(([entry]) => entry).join('')}};\n`, map: null };
    },
  };
}
