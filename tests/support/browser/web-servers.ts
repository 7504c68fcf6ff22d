import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { execFile, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect, createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { promisify } from 'node:util';
import { onTestFinished } from 'vitest';

/** The server blocks of docs/deployment.md. */
const documented = readFileSync('docs/deployment.md', 'utf8');
const blockOf = (language: string) => new RegExp(`\`\`\`${language}\\n([^]*?)\`\`\``).exec(documented)![1]!;

export const webServers = ['nginx', 'Caddy'] as const;
export type WebServer = (typeof webServers)[number];

type Deployed = {
  /** The address of what stands before the servers and takes one after the other. */
  url: string;
  /** The folder of each server, as `/srv/nhip` in the documentation. */
  folders: readonly string[];
  /** Has them read their configuration again, as after a deploy. */
  reload: () => Promise<void>;
};

/**
 * Two servers as docs/deployment.md has them behind one that takes each in turn; folders with a `dist` and a `dist-headers` must be
 * filled before `start`.
 */
export async function prepareServers(kind: WebServer, api: string) {
  const folder = mkdtempSync(join(tmpdir(), 'nhip-servers-'));
  const folders = [1, 2].map((each) => join(folder, `server-${each}`));
  for (const each of folders) mkdirSync(each);
  const [first, second, balancer] = await freePorts(3);
  const ports = [first!, second!];
  const file = join(folder, 'config');
  const config = kind === 'nginx' ? nginxConfig : caddyConfig;
  writeFileSync(file, config({ folder, folders, ports, balancer: balancer!, api }));
  const { command, start, reload } = commands[kind];

  return {
    url: `http://127.0.0.1:${balancer}`,
    folders,
    async reload() {
      await promisify(execFile)(command, reload(file, folder));
      await Promise.all(ports.map((port, i) => sends(port, policyIn(folders[i]!))));
    },
    async start() {
      const server = spawn(command, start(file, folder), {
        stdio: ['ignore', 'ignore', 'pipe'],
        env: { ...process.env, HOME: folder },
      });
      let said = '';
      server.stderr.on('data', (text: Buffer) => (said += text.toString()));
      const ended = new Promise<void>((done) => {
        server.once('error', ({ message }) => {
          said += message;
          done();
        });
        server.once('exit', () => done());
      });
      onTestFinished(async () => {
        server.kill('SIGTERM');
        await ended;
        rmSync(folder, { recursive: true });
      });
      const waiting = new AbortController();
      await Promise.race([
        Promise.all([...ports, balancer!].map((port) => listens(port, waiting.signal))),
        ended.then(() => {
          throw new Error(`${kind} ended: ${said}`);
        }),
      ]).finally(() => waiting.abort());
    },
  } satisfies Deployed & { start: () => Promise<void> };
}

const commands = {
  nginx: {
    command: process.env['NGINX'] ?? '/usr/sbin/nginx',
    start: (file: string, folder: string) => ['-p', folder, '-c', file],
    reload: (file: string, folder: string) => ['-p', folder, '-c', file, '-s', 'reload'],
  },
  Caddy: {
    command: process.env['CADDY'] ?? '/usr/bin/caddy',
    start: (file: string) => ['run', '--config', file, '--adapter', 'caddyfile'],
    reload: (file: string, folder: string) => [
      ...['reload', '--config', file, '--adapter', 'caddyfile', '--force'],
      ...['--address', `unix/${join(folder, 'admin')}`],
    ],
  },
} as const;

type Settings = {
  folder: string;
  folders: readonly string[];
  ports: readonly number[];
  balancer: number;
  api: string;
};

function nginxConfig({ folder, folders, ports, balancer, api }: Settings): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${join(folder, name)};`,
  );
  const servers = folders.map((each, i) =>
    blockOf('nginx')
      .replace('listen 443 ssl http2;', `listen 127.0.0.1:${ports[i]};`)
      .replaceAll('/srv/nhip', each)
      .replaceAll('http://api.internal:8080', api),
  );
  const addresses = ports.map((port) => `server 127.0.0.1:${port};`);
  // Its workers would be another user, who may not read the folder.
  const user = process.getuid?.() === 0 ? 'user root;' : '';
  return `
    ${user}
    daemon off;
    pid ${join(folder, 'pid')};
    error_log stderr;
    events {}
    http {
      include /etc/nginx/mime.types;
      access_log off;
      ${temporary.join(' ')}
      ${servers.join('\n')}
      upstream nhip { ${addresses.join(' ')} }
      server {
        listen 127.0.0.1:${balancer};
        client_max_body_size 0;
        location / { proxy_pass http://nhip; }
      }
    }`;
}

function caddyConfig({ folder, folders, ports, balancer, api }: Settings): string {
  const servers = folders.map((each, i) =>
    blockOf('caddy')
      .replace('nhip.example', `http://127.0.0.1:${ports[i]}`)
      .replaceAll('/srv/nhip', each)
      .replaceAll('api.internal:8080', api.replace('http://', '')),
  );
  return `{
  admin unix/${join(folder, 'admin')}
  auto_https off
}
${servers.join('\n')}
http://127.0.0.1:${balancer} {
  reverse_proxy ${ports.map((port) => `127.0.0.1:${port}`).join(' ')} {
    lb_policy round_robin
  }
}
`;
}

/** Ports that nobody listens on; another process may take one before it is used. */
async function freePorts(count: number): Promise<readonly number[]> {
  const sockets = await Promise.all(
    Array.from({ length: count }, async () => {
      const socket = createServer();
      await new Promise<void>((ready) => void socket.listen(0, '127.0.0.1', ready));
      return socket;
    }),
  );
  const ports = sockets.map((socket) => (socket.address() as AddressInfo).port);
  await Promise.all(sockets.map((socket) => new Promise((closed) => void socket.close(closed))));
  return ports;
}

/** The policy that the build in a server's folder has to be sent with. */
function policyIn(folder: string): string {
  const rules = readFileSync(join(folder, 'dist-headers/headers.json'), 'utf8');
  return (JSON.parse(rules) as { headers: Record<string, string> }[])[0]!.headers['Content-Security-Policy']!;
}

/** Resolves when a server sends this policy: after a reload signal, the new configuration applies a moment later. */
async function sends(port: number, policy: string): Promise<void> {
  // By a connection of its own: a reload closes those that are kept.
  const [response] = (await once(get(`http://127.0.0.1:${port}/`, { agent: false }), 'response')) as [
    IncomingMessage,
  ];
  response.resume();
  if (response.headers['content-security-policy'] === policy) return;
  await setTimeout(50);
  await sends(port, policy);
}

/** Resolves when a port is listened on, or the signal has ended the wait. */
async function listens(port: number, signal: AbortSignal): Promise<void> {
  while (!signal.aborted && !(await accepts(port))) await setTimeout(50);
}

function accepts(port: number): Promise<boolean> {
  return new Promise((done) => {
    const socket = connect(port, '127.0.0.1');
    const end = (isListening: boolean) => () => {
      socket.destroy();
      done(isListening);
    };
    socket.once('connect', end(true)).once('error', end(false));
  });
}
