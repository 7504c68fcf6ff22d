import { normalizePath, type Plugin } from 'vite';

/** Loads the page again when a machine was edited: an actor that runs keeps the machine that it was created with. */
export function machines(): Plugin {
  let folder = '';
  return {
    name: 'nhip:machines',
    apply: 'serve',
    configResolved: ({ root }) => void (folder = `${normalizePath(root)}/machines/`),
    hotUpdate: {
      order: 'pre',
      handler({ file, modules }) {
        if (!file.startsWith(folder) || modules.length === 0) return undefined;
        this.environment.hot.send({ type: 'full-reload' });
        return [];
      },
    },
  };
}
