import { type Browser, chromium } from 'playwright-core';
import { resolveBrowser } from '../browser.ts';

/** Pages of tests live for seconds: what V8's optimising compilers cost is a tenth of a screen, and hardly used. */
const WITHOUT_OPTIMISERS = '--js-flags=--no-opt --no-maglev';

/** The browser of stories and parts; whatever measures takes it as it is delivered. */
export async function launchForTests(): Promise<Browser> {
  const { executablePath, env, args } = await resolveBrowser();
  return chromium.launch({ executablePath, env, args: [...args, WITHOUT_OPTIMISERS] });
}
