import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Plugin, ViteDevServer } from 'vite';

const run = promisify(execFile);

/**
 * Writes the types of the operations in development when a document or the schema has changed; the page then gets the
 * written files. What does not fit is logged, and shown over the page until it does.
 */
export function graphqlTypes(): Plugin {
  return {
    name: 'nhip:graphql-types',
    apply: (_config, { command, mode, isPreview }) =>
      command === 'serve' && mode === 'development' && isPreview !== true,
    configureServer(server) {
      let written = Promise.resolve(true);
      const write = () => {
        written = written.then(async (fitted) => {
          const fits = await writeTypes(server);
          // The files are as they were before: nothing else takes the message away.
          if (fits && !fitted) server.ws.send({ type: 'full-reload' });
          return fits;
        });
      };
      server.watcher.on('all', (event, file) => {
        if (file.endsWith('.graphql') && ['add', 'change', 'unlink'].includes(event)) write();
      });
      write();
    },
  };
}

/** Returns whether every document fits the schema. */
async function writeTypes({ config, ws }: ViteDevServer): Promise<boolean> {
  try {
    await run(process.execPath, [join(config.root, 'scripts/graph-types.mjs')], { cwd: config.root });
    return true;
  } catch (error) {
    const { stderr } = error as { stderr: string };
    config.logger.error(stderr, { timestamp: true });
    ws.send({ type: 'error', err: { message: stderr, stack: '', plugin: 'nhip:graphql-types' } });
    return false;
  }
}
