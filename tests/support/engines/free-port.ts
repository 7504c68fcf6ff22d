import { createServer, type AddressInfo } from 'node:net';

/** A port of loopback that nothing listens on, for a program that cannot choose one. */
export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const { port } = server.address() as AddressInfo;
  await new Promise((closed) => server.close(closed));
  return port;
}
