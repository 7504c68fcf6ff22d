import { spawn } from 'node:child_process';
import { createServer, type AddressInfo } from 'node:net';

/**
 * Starts a program that listens on loopback, and resolves once its output matches; rejects when it ends before, with
 * what it wrote. `onLine` receives each line of its output.
 */
export async function started(
  [command, ...args]: readonly [string, ...string[]],
  ready: RegExp,
  { env = {}, onLine = () => {} }: { env?: Record<string, string>; onLine?: (line: string) => void } = {},
) {
  const child = spawn(command, args, { env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] });
  const ended = new Promise<void>((done) => child.once('close', () => done()));
  let output = '';
  const match = await new Promise<RegExpExecArray>((found, failed) => {
    child.once('error', failed);
    child.once('close', () => failed(new Error(`${command} ended: ${output}`)));
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        output += text;
        text.split('\n').forEach(onLine);
        const seen = ready.exec(output);
        if (seen) found(seen);
      });
    }
  });
  const stop = () => {
    child.kill();
    return ended;
  };
  return { match, stop, ended };
}

/** A port of loopback that nothing listens on, for a program that cannot choose one. */
export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const { port } = server.address() as AddressInfo;
  await new Promise((closed) => server.close(closed));
  return port;
}
