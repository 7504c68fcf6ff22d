import { graphqlSchema } from './graphql-schema.ts';
import { createServer, type ResolvedConfig } from 'vite';

/** Imports a module of the repository by the rules of this build: its addresses, variables and names of scoped classes. */
export async function importAsBuilt<Module, Result>(
  { root, mode, css, define }: ResolvedConfig,
  path: string,
  use: (module: Module) => Promise<Result>,
): Promise<Result> {
  const server = await createServer({
    root,
    mode,
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
    return await use((await server.ssrLoadModule(path)) as Module);
  } finally {
    await server.close();
  }
}
