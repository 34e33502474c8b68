// Runs a TypeScript file of this repository: `node scripts/run.mjs scripts/start.ts --port 4500`.
// Any Node from 20 starts it; it installs what the lock asks for and goes on under the packaged Node 24.
// Plain JavaScript of Node 12 without dependencies: an old Node must be able to read it and say so.
import childProcess from 'child_process';
import crypto from 'crypto';
import fs from 'fs';
import path from 'path';
import url from 'url';

const root = path.resolve(path.dirname(url.fileURLToPath(import.meta.url)), '..');
const oldestNode = 20;
const ownNode = 24;
const stampFile = path.join(root, 'node_modules', '.vitrina-stamp');
// Not inside node_modules: `npm ci` removes that folder while the lock is held.
const lockDir = path.join(root, '.cache', 'install.lock');
const exitWithParent = '--import=' + url.pathToFileURL(path.join(root, 'scripts', 'exit-with-parent.mjs'));
const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
const waitStepMs = 500;
// An installer touches its lock every 5 s; 60 s of silence means that the pid now belongs to somebody else.
const silentWaits = 120;

const wait = (ms) => new Promise((done) => setTimeout(done, ms));

function giveUp(sentence) {
  console.error(sentence);
  process.exit(1);
}

const majorOf = (version) => Number(version.split('.')[0]);

function readText(file) {
  try {
    return fs.readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

// What a running product needs. Everything else takes the packages of development as well: linters, compilers, browsers.
const running = [
  'start',
  'import',
  'seed',
  'promo',
  'operators',
  'example',
  'backup',
  'restore',
  'rotate-keys',
  'verify-evidence',
].map((name) => 'scripts/' + name + '.ts');

function wantedStamp() {
  const workspaces = JSON.parse(readText(path.join(root, 'package.json'))).workspaces;
  const files = ['package-lock.json', 'package.json'].concat(
    workspaces.map((name) => name + '/package.json'),
  );
  const hash = crypto.createHash('sha256');
  for (const file of files) hash.update(file + '\0' + readText(path.join(root, file)) + '\0');
  return hash.update(process.platform + ' ' + process.arch).digest('hex');
}

function isAlive(pid) {
  if (!pid || pid === process.pid) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

// The lock appears whole, pids inside: a folder is renamed into place, which fails while another one is there.
function takeLock() {
  const mine = lockDir + '.' + process.pid;
  fs.rmSync(mine, { recursive: true, force: true });
  fs.mkdirSync(mine, { recursive: true });
  fs.writeFileSync(path.join(mine, 'pids'), String(process.pid));
  try {
    fs.renameSync(mine, lockDir);
    return true;
  } catch (error) {
    fs.rmSync(mine, { recursive: true, force: true });
    if (error.code === 'ENOTEMPTY' || error.code === 'EEXIST') return false;
    throw error;
  }
}

// The installer's npm counts as an owner: it works on when its parent was killed.
const isLockStale = () =>
  !readText(path.join(lockDir, 'pids'))
    .split(' ')
    .some((pid) => isAlive(Number(pid)));

function dropStaleLock() {
  const aside = lockDir + '.stale.' + process.pid;
  try {
    fs.renameSync(lockDir, aside);
  } catch {
    return;
  }
  fs.rmSync(aside, { recursive: true, force: true });
}

const lockTouchedAt = () => {
  try {
    return fs.statSync(lockDir).mtimeMs;
  } catch {
    return 0;
  }
};

function npmCommand() {
  const npm = process.env.npm_execpath || '';
  if (path.basename(npm) === 'npm-cli.js') return [process.execPath, [npm]];
  return ['npm', []];
}

// Whatever NODE_ENV or npm's own settings say. What is added to packages that are there must not take them away from a
// product that runs on them, as `npm ci` would.
function installArgs({ isWhole, isAdded }) {
  const command = isAdded ? ['install', '--no-save'] : ['ci'];
  const scope = isWhole ? '--include=dev' : '--omit=dev';
  return command.concat([scope, '--include=optional', '--no-audit', '--no-fund', '--loglevel=error']);
}

function install(wanted) {
  const [command, first] = npmCommand();
  const child = childProcess.spawn(command, first.concat(installArgs(wanted)), {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: Object.assign({}, process.env, {
      NODE_OPTIONS: ((process.env.NODE_OPTIONS || '') + ' ' + exitWithParent).trim(),
      PARENT_PID: String(process.pid),
    }),
  });
  const output = [];
  child.stdout.on('data', (chunk) => output.push(chunk));
  child.stderr.on('data', (chunk) => output.push(chunk));
  fs.writeFileSync(path.join(lockDir, 'pids'), process.pid + ' ' + child.pid);
  const touch = setInterval(() => fs.utimes(lockDir, new Date(), new Date(), () => {}), 5000);
  const stop = (signal) => child.kill(signal);
  for (const signal of signals) process.on(signal, stop);
  return new Promise((done) => {
    const finish = (trouble) => {
      clearInterval(touch);
      for (const signal of signals) process.removeListener(signal, stop);
      done({ trouble, output: Buffer.concat(output).toString('utf8').trim() });
    };
    child.on('error', (error) => finish('npm could not be run: ' + error.message));
    child.on('close', (code, signal) =>
      finish(code === 0 ? '' : 'npm ci ended with ' + (signal || 'code ' + code)),
    );
  });
}

async function waitForLock() {
  fs.mkdirSync(path.dirname(lockDir), { recursive: true });
  let touchedAt = 0;
  let silent = 0;
  let isAnnounced = false;
  while (!takeLock()) {
    const seen = lockTouchedAt();
    silent = seen === touchedAt ? silent + 1 : 0;
    touchedAt = seen;
    if (isLockStale() || silent > silentWaits) dropStaleLock();
    else {
      if (!isAnnounced) console.log('Another start is installing packages; waiting for it…');
      isAnnounced = true;
      await wait(waitStepMs);
    }
  }
}

const stampsOf = (isWhole, hash) => (isWhole ? [hash] : [hash, hash + ' running']);

async function installHoldingLock(isWhole, hash) {
  try {
    // Whoever held the lock before may have installed exactly this.
    if (stampsOf(isWhole, hash).includes(readText(stampFile))) return;
    const isAdded = readText(stampFile) === hash + ' running';
    console.log(
      isAdded ? 'Adding packages for development (once)…' : 'Installing packages (half a minute, once)…',
    );
    let result = await install({ isWhole, isAdded });
    // A killed npm leaves folders that its successor cannot empty.
    if (/ENOTEMPTY|EEXIST/.test(result.output)) {
      fs.rmSync(path.join(root, 'node_modules'), { recursive: true, force: true, maxRetries: 5 });
      result = await install({ isWhole, isAdded: false });
    }
    if (result.trouble) throw new Error(result.trouble + '\n' + result.output);
    fs.writeFileSync(stampFile, isWhole ? hash : hash + ' running');
  } finally {
    fs.rmSync(lockDir, { recursive: true, force: true });
  }
}

async function installWhenChanged(file) {
  const hash = wantedStamp();
  const isWhole = !running.includes(file);
  // `skip` is for images whose packages are put in beforehand, perhaps read-only.
  if (process.env.VITRINA_INSTALL === 'skip' || stampsOf(isWhole, hash).includes(readText(stampFile))) return;
  try {
    await waitForLock();
    await installHoldingLock(isWhole, hash);
  } catch (error) {
    giveUp('Packages could not be installed in ' + root + ': ' + error.message);
  }
}

function findNode() {
  const packaged = path.join(
    root,
    'node_modules',
    'node-' + process.platform + '-' + process.arch,
    'bin',
    'node',
  );
  if (fs.existsSync(packaged)) return packaged;
  if (majorOf(process.versions.node) >= ownNode) return process.execPath;
  const machine = process.platform + ' ' + process.arch;
  return giveUp(
    'There is no packaged Node ' +
      ownNode +
      ' for ' +
      machine +
      ': install Node ' +
      ownNode +
      ' and start again.',
  );
}

function run(file, args) {
  const child = childProcess.spawn(
    findNode(),
    ['--disable-warning=ExperimentalWarning', exitWithParent, path.resolve(root, file)].concat(args),
    {
      stdio: 'inherit',
      env: Object.assign({}, process.env, {
        NODE_COMPILE_CACHE: path.join(root, '.cache', 'compile'),
        PARENT_PID: String(process.pid),
      }),
    },
  );
  for (const signal of signals) process.on(signal, () => child.kill(signal));
  // npm or the terminal above us can vanish without a signal.
  const parent = process.ppid;
  setInterval(() => process.ppid !== parent && child.kill('SIGTERM'), 1000).unref();
  child.on('error', (error) => giveUp('Node ' + ownNode + ' could not be run: ' + error.message));
  child.on('exit', (code, signal) => {
    if (!signal) process.exit(code);
    for (const name of signals) process.removeAllListeners(name);
    process.kill(process.pid, signal);
  });
}

async function main() {
  if (majorOf(process.versions.node) < oldestNode) {
    giveUp('Vitrina needs Node ' + oldestNode + ' or newer; this is Node ' + process.versions.node + '.');
  }
  if (process.platform === 'win32')
    giveUp('Vitrina runs on Linux and macOS; on Windows start it inside WSL.');
  const [file, ...args] = process.argv.slice(2);
  if (!file) giveUp('Usage: node scripts/run.mjs <file.ts> [arguments]');
  await installWhenChanged(file);
  run(file, args);
}

void main();
