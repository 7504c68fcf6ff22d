/** Serves the simulator of the machines; an edited machine restarts it. */
import react from '@vitejs/plugin-react';
import { createServer } from 'vite';

const server = await createServer({
  configFile: false,
  // The app's server would find its own replaced.
  cacheDir: 'node_modules/.vite-charts',
  plugins: [react()],
  css: { transformer: 'lightningcss', lightningcss: { drafts: { customMedia: true } } },
  server: { port: Number(process.env.PORT ?? 5174), open: false },
});
await server.listen();
const [address] = server.resolvedUrls.local;
console.log(`The machines are at ${address}scripts/charts/play/`);
