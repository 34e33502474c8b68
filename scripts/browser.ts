import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Browser } from './browser/probe-browser.ts';
import { probeBrowser } from './browser/probe-browser.ts';
import { unpackChromium } from './browser/unpack-chromium.ts';

const installed = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

// nothing here weakens the pages' own security; the sandbox of the process itself cannot start as root in a container
const args = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-sync'];

// without it, and on a machine that has no language set, a file with a Russian name is called "download"
const utf8 = { LANG: 'C.UTF-8' };

/**
 * The browser of the tests: the one that CHROME_PATH names, else the packaged one, else one of this machine, else on
 * Debian one that is installed now. Each has started and drawn a page before it is given out.
 */
export async function resolveBrowser(): Promise<Browser> {
  const chosen = process.env['CHROME_PATH'];
  if (chosen) {
    const probe = await probeBrowser(browser(chosen));
    if (probe === 'starts') return browser(chosen);
    throw new Error(`CHROME_PATH names ${chosen}, which does not start: ${probe.failure}.`);
  }
  const found =
    (await firstThatStarts(await packagedBrowsers())) ?? (await firstThatStarts(installedBrowsers()));
  if (found) return found;
  if (installOnDebian()) {
    const fresh = await firstThatStarts(installedBrowsers());
    if (fresh) return fresh;
  }
  throw new Error('The browser tests found no Chromium that starts: install one and name it in CHROME_PATH.');
}

async function firstThatStarts(candidates: Browser[]): Promise<Browser | undefined> {
  for (const candidate of candidates) if ((await probeBrowser(candidate)) === 'starts') return candidate;
  return undefined;
}

// with the libraries of the machine first: the bundled ones are for a machine that has none
async function packagedBrowsers(): Promise<Browser[]> {
  const place = await unpackChromium();
  if (!place) return [];
  const env = { FONTCONFIG_FILE: path.join(place, 'fonts.conf') };
  const executable = path.join(place, 'chromium');
  return [
    browser(executable, env),
    browser(executable, { ...env, LD_LIBRARY_PATH: path.join(place, 'lib') }),
  ];
}

function installedBrowsers(): Browser[] {
  return installed.filter((file) => existsSync(file)).map((file) => browser(file));
}

function browser(executablePath: string, extra: Record<string, string> = {}): Browser {
  const own = Object.entries(process.env).filter(
    (entry): entry is [string, string] => entry[1] !== undefined,
  );
  return { executablePath, env: { ...utf8, ...Object.fromEntries(own), ...extra }, args };
}

function installOnDebian(): boolean {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false;
  try {
    execFileSync('apt-get', ['update', '-q'], { stdio: 'ignore' });
    execFileSync('apt-get', ['install', '-y', '-q', '--no-install-recommends', 'chromium'], {
      stdio: 'ignore',
    });
    return true;
  } catch {
    return false;
  }
}
