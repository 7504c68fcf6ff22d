import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const documented = readFileSync('docs/streaming.md', 'utf8');
const deployment = readFileSync('docs/deployment.md', 'utf8');

/** The code block of docs/streaming.md that begins with this line. */
function blockOf(beginning: string): string {
  const found = [...documented.matchAll(/^```\w+\n([^]*?)^```/gm)].find(([, text]) =>
    text!.startsWith(beginning),
  );
  if (!found) throw new Error(`docs/streaming.md has no block that begins with ${beginning}`);
  return found[1]!;
}

/** Where a server of nchan runs: its folder, the ports of lines and of publishers, and those that it calls. */
export type Place = {
  folder: string;
  port: number;
  publishPort: number;
  /** The port of Redis; without it the server is the only one. */
  redis?: number | undefined;
  /** The address of the API that decides who may open a line; without it everybody may. */
  api?: string | undefined;
};

/** The documented configuration of nchan, but for addresses and folders. */
export function engineConfig({ folder, port, publishPort, redis, api }: Place): string {
  const [inLocation, beside] = blockOf('# in location = /udf/stream').split('# beside it\n');
  const complete = blockOf('# /etc/nginx/stream.conf')
    .replace('location = /udf/stream {', (location) =>
      api ? `${beside!.replace('http://api.internal:8080', api)}${location}\n${inLocation!}` : location,
    )
    .replace('listen 8090;', `listen 127.0.0.1:${port};`)
    .replace('listen 127.0.0.1:8091;', `listen 127.0.0.1:${publishPort};`);
  return inFolder(
    folder,
    redis
      ? complete.replace('redis.internal:6379', `127.0.0.1:${redis}`)
      : complete.replaceAll(/^.*# several servers$/gm, ''),
  );
}

/** A build that a server has in front of those of nchan. */
export type Site = {
  /** As `/srv/nhip` in the documentation: with a `dist` and a `dist-headers`. */
  folder: string;
  /** The address of the API. */
  api: string;
};

type Front = { folder: string; port: number; ports: number[]; site?: Site | undefined };

/** The documented server in front of several of nchan, which serves the app as well where there is a site. */
export function proxyConfig({ folder, port, ports, site }: Front) {
  const [upstream, location] = blockOf('# in http { }').split(/^# in the server.*$/m);
  const addressed = ports.reduce(
    (text, each, i) => text.replace(`stream-${i + 1}.internal:8090`, `127.0.0.1:${each}`),
    upstream!,
  );
  const server = site
    ? siteServer(site, location!).replace('listen 443 ssl http2;', `listen 127.0.0.1:${port};`)
    : `server { listen 127.0.0.1:${port}; ${location!} }`;
  return inFolder(
    folder,
    `events { worker_connections 32768; }
    http {
      include /etc/nginx/mime.types;
      access_log off;
      ${addressed}
      ${server}
    }`,
  );
}

/** The server of docs/deployment.md with the location of docs/streaming.md in the place of its own. */
function siteServer({ folder, api }: Site, location: string): string {
  const [, server] = /```nginx\n(server \{[^]*?)```/.exec(deployment)!;
  return server!
    .replace(/ {2}location = \/udf\/stream \{[^}]*\}/, location)
    .replaceAll('/srv/nhip', folder)
    .replaceAll('http://api.internal:8080', api);
}

/** The documented settings of Redis, on a port of loopback. */
export function redisArguments(port: number, folder: string): readonly string[] {
  const settings = blockOf('# /etc/redis/stream.conf')
    .split('\n')
    .filter((line) => line !== '' && !/^(#|bind|port)/.test(line))
    .flatMap((line) => {
      const [name, ...values] = line.split(' ');
      return [`--${name!}`, ...values.map((value) => (value === '""' ? '' : value))];
    });
  return ['--bind', '127.0.0.1', '--port', String(port), '--dir', folder, ...settings];
}

/** A configuration whose process keeps its files in a folder, stays in the foreground and logs to its output. */
function inFolder(folder: string, config: string): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${join(folder, name)};`,
  );
  // Its workers would be another user, who may not write into the folder.
  const user = process.getuid?.() === 0 ? 'user root;' : '';
  const main = `daemon off; ${user} pid ${join(folder, 'pid')}; error_log stderr notice;`;
  return `${main}\n${config.replaceAll(/^(?:pid|user) .*$/gm, '')}`.replace(
    /^\s*http \{$/m,
    (line) => `${line} ${temporary.join(' ')}`,
  );
}
