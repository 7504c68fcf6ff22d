import { graphqlSchema } from './graphql-schema.ts';
import { createServer, type ResolvedConfig } from 'vite';

/** Imports a module of the repository by the rules of this build: its addresses, variables and names of scoped classes. */
export async function importAsBuilt<Module, Result>(
  { root, mode, base, css, define }: ResolvedConfig,
  path: string,
  read: (module: Module) => Promise<Result>,
): Promise<Result> {
  const server = await createServer({
    root,
    mode,
    base,
    configFile: false,
    logLevel: 'warn',
    appType: 'custom',
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
    css,
    define: define ?? {},
    plugins: [graphqlSchema()],
  });
  try {
    return await read((await server.ssrLoadModule(path)) as Module);
  } finally {
    await server.close();
  }
}
