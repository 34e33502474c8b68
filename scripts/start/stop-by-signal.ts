import type { Stack } from './stack.ts';

// One Ctrl-C arrives two or three times: from the terminal, from npm and from run.mjs.
const sameSignalMs = 500;
const patienceMs = 12_000;

/** The first Ctrl-C stops the stack in order, the second kills it. */
export function stopBySignal(stack: Stack, release: () => void): void {
  let firstAt: number | undefined;

  function onSignal() {
    if (firstAt === undefined) {
      firstAt = performance.now();
      void stop();
    } else if (performance.now() - firstAt > sameSignalMs) killAll();
  }

  async function stop() {
    stack.say('Stopping…');
    setTimeout(killAll, patienceMs).unref();
    await stack.stop();
    release();
    stack.say('Stopped.');
    process.exit(0);
  }

  function killAll() {
    stack.kill();
    release();
    process.exit(130);
  }

  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, onSignal);
}
