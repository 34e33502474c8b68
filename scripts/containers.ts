// npm run containers [-- --node IMAGE]: builds the image of deploy/ and runs the product of it as docs/operations.md says:
// migrate, two servers, a worker and the proxy with TLS. Both servers are restarted under requests. Needs podman and caddy.
import { execFile, spawn } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { parseArgs, promisify } from 'node:util';
import getPort from 'get-port';
import { findTestFolder } from './check/test-folder.ts';
import { callWhile } from './containers/call-while.ts';
import { waitUntilReady } from './containers/wait-until-ready.ts';
import { root } from './start/root.ts';
import { type EngineUrls, withEngines } from './with-engines.ts';

const run = promisify(execFile);
const IMAGE = 'localhost/vitrina-tried';
const KEYS = 'vitrina-tried-keys';
/** As in compose.yaml, beside engines on this machine instead of in containers. */
const HARDENED =
  `--rm --network host --read-only --read-only-tmpfs=false --tmpfs /tmp --user 1000:1000 --cap-drop all \
  --security-opt no-new-privileges --volume ${KEYS}:/keys`.split(/\s+/);
const DRAIN_SECONDS = 10;

const { values } = parseArgs({ options: { node: { type: 'string' } } });

async function build(): Promise<void> {
  const files = ['-f', 'deploy/Containerfile', '--ignorefile', 'deploy/Containerfile.dockerignore'];
  const base = values.node === undefined ? [] : ['--build-arg', `NODE=${values.node}`];
  await run('podman', ['build', ...files, ...base, '-t', IMAGE, '.'], { cwd: root, maxBuffer: 2 ** 26 });
}

type Settings = Record<string, string | number>;

const flagsOf = (settings: Settings) =>
  Object.entries(settings).flatMap(([name, value]) => ['-e', `${name}=${value}`]);

function start(name: string, settings: Settings, file: string): void {
  spawn('podman', ['run', '--name', name, ...HARDENED, ...flagsOf(settings), IMAGE, 'node', file], {
    stdio: 'ignore',
  });
}
const stop = (name: string) => run('podman', ['stop', '-t', '60', name]);

/** The folders that a process of the image could write to, of all of it. */
async function listWritable(name: string): Promise<string[]> {
  const find = 'find / -xdev -writable -type d -not -path "/proc/*" -not -path "/dev*" 2>/dev/null; true';
  const { stdout } = await run('podman', ['exec', name, 'sh', '-c', find]);
  return stdout.split('\n').filter((folder) => folder !== '');
}

async function tryProduct(urls: EngineUrls, folder: string): Promise<boolean> {
  const [proxy, ...ports] = await Promise.all([getPort(), getPort(), getPort()]);
  const metrics = await getPort();
  const address = `localhost:${proxy}`;
  const settings = {
    ...urls,
    HOST: '127.0.0.1',
    PUBLIC_URL: `https://${address}`,
    PROXIES: 1,
    DRAIN_SECONDS,
  };
  const migrated = await run('podman', [
    'run',
    ...HARDENED,
    ...flagsOf(settings),
    IMAGE,
    'node',
    'server/src/migrate.ts',
  ]);
  console.log(`migrate: ${migrated.stdout.slice(0, 60).trim()}…`);

  const serve = (port: number) =>
    start(`vitrina-tried-${port}`, { ...settings, PORT: port }, 'server/src/api.ts');
  for (const port of ports) serve(port);
  start('vitrina-tried-worker', { ...settings, METRICS_PORT: metrics }, 'server/src/worker.ts');
  const caddy = spawn('caddy', ['run', '--config', 'deploy/Caddyfile', '--adapter', 'caddyfile'], {
    cwd: root,
    env: {
      ...process.env,
      VITRINA_HOST: address,
      VITRINA_APIS: ports.map((port) => `127.0.0.1:${port}`).join(' '),
      XDG_DATA_HOME: folder,
      XDG_CONFIG_HOME: folder,
    },
    stdio: 'ignore',
  });
  try {
    const servers = ports.map((port) => `http://127.0.0.1:${port}/api/ready`);
    for (const one of [...servers, `http://127.0.0.1:${metrics}/metrics`]) await waitUntilReady(one);
    // Its certificate is of its own making for a name that is no real one.
    await waitUntilReady(`https://${address}/api/ready`);
    const writable = await listWritable(`vitrina-tried-${ports[0]}`);
    console.log(`folders that can be written to: ${writable.join(', ')}`);

    const { statuses, slowestMs } = await callWhile(
      `https://${address}/documents/user-agreement.html`,
      async () => {
        for (const port of ports) {
          await stop(`vitrina-tried-${port}`);
          serve(port);
          await waitUntilReady(`http://127.0.0.1:${port}/api/ready`);
        }
      },
    );
    console.log(
      `answers while both servers were restarted: ${JSON.stringify(statuses)}, the slowest after ${slowestMs} ms`,
    );
    return Object.keys(statuses).join(' ') === '200' && writable.toSorted().join(' ') === '/keys /tmp';
  } finally {
    caddy.kill();
    for (const name of [...ports, 'worker']) await stop(`vitrina-tried-${name}`);
  }
}

const folder = findTestFolder('containers');
try {
  const began = performance.now();
  await build();
  console.log(`the image is built after ${Math.round((performance.now() - began) / 1000)} s`);
  const isWell = await withEngines(folder, (urls) => tryProduct(urls, folder));
  console.log(
    isWell ? 'all is well' : 'not well: an answer was broken, or more can be written to than /keys and /tmp',
  );
  process.exitCode = isWell ? 0 : 1;
} finally {
  await run('podman', ['volume', 'rm', '--force', KEYS]);
  await rm(folder, { recursive: true, force: true });
}
