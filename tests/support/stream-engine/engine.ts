import { mkdtempSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort, started } from '../engines/started';
import { engineConfig, proxyConfig, redisArguments, type Place, type Site } from './configuration';

const NGINX = process.env['NGINX'] ?? '/usr/sbin/nginx';
const REDIS = process.env['REDIS'] ?? '/usr/bin/redis-server';

type Options = {
  /** How many servers of nchan; with more than one Redis is between them, and a proxy before them. */
  servers: number;
  /** The API that decides who may open a line. */
  api?: string;
  /** What the server before several serves beside their lines. */
  site?: Site;
};

type StreamServer = Awaited<ReturnType<typeof startServer>>;

/** The engine of docs/streaming.md on ports of loopback, from the configuration that is documented there. */
export async function startEngine({ servers: count, api, site }: Options) {
  const folder = mkdtempSync(join(tmpdir(), 'nhip-streams-'));
  const ending: (() => Promise<void>)[] = [];
  const close = async () => {
    for (const end of ending.toReversed()) await end();
    rmSync(folder, { recursive: true });
  };
  try {
    const redis = count > 1 ? await startRedis(folder) : null;
    if (redis) ending.push(redis.stop);
    const servers: StreamServer[] = [];
    while (servers.length < count) {
      const server = await startServer({
        folder: join(folder, `server-${servers.length + 1}`),
        redis: redis?.port,
        api,
      });
      ending.push(server.stop);
      servers.push(server);
    }
    if (count === 1) return { url: servers[0]!.url, servers, redis, close };

    const proxy = { folder: join(folder, 'proxy'), port: await freePort() };
    const config = proxyConfig({ ...proxy, ports: servers.map(({ port }) => port), site });
    const { stop } = await startNginx(proxy.folder, config, /start worker process \d/);
    ending.push(stop);
    return { url: addressOf(proxy.port), servers, redis, close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Redis, which can be ended and started again on its port. */
async function startRedis(folder: string) {
  const port = await freePort();
  const start = () => started([REDIS, ...redisArguments(port, folder)], /Ready to accept connections/);
  let running = await start();
  return {
    port,
    stop: () => running.stop(),
    async start() {
      running = await start();
    },
  };
}

async function startServer({ folder, redis, api }: Omit<Place, 'port' | 'publishPort'>) {
  const [port, publishPort] = [await freePort(), await freePort()];
  const ready = redis === undefined ? /start worker process \d/ : /Redis upstream redis: ready/;
  const { stop, ended } = await startNginx(
    folder,
    engineConfig({ folder, port, publishPort, redis, api }),
    ready,
  );
  const pid = Number(readFileSync(join(folder, 'pid'), 'utf8'));
  const agent = new Agent({ keepAlive: true, maxSockets: 8 });
  const publishUrl = `http://127.0.0.1:${publishPort}/publish?channel=`;
  return {
    port,
    url: addressOf(port),
    pid,
    /** Publishes to a channel; resolves with the status. */
    publish: (channel: string, event: object) => post(agent, publishUrl + channel, JSON.stringify(event)),
    /** Takes it out of service: its lines end at once. */
    async quit() {
      process.kill(pid, 'SIGQUIT');
      await ended;
    },
    async stop() {
      agent.destroy();
      await stop();
    },
  };
}

const addressOf = (port: number) => `http://127.0.0.1:${port}/udf/stream`;

function startNginx(folder: string, config: string, ready: RegExp) {
  mkdirSync(folder);
  const file = join(folder, 'nginx.conf');
  writeFileSync(file, config);
  return started([NGINX, '-p', folder, '-c', file], ready);
}

function post(agent: Agent, url: string, body: string): Promise<number> {
  return new Promise((done, fail) => {
    request(url, { method: 'POST', agent }, (response) => {
      response.resume().once('end', () => done(response.statusCode!));
    })
      .once('error', fail)
      .end(body);
  });
}
