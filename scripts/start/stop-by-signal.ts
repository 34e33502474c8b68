import type { House } from './house.ts';

// One Ctrl-C arrives two or three times: from the terminal, from npm and from run.mjs.
const sameSignalMs = 500;
const patienceMs = 12_000;

/** The first Ctrl-C stops the house in order, the second kills it. */
export function stopBySignal(house: House, release: () => void): void {
  let firstAt: number | undefined;

  function onSignal() {
    if (firstAt === undefined) {
      firstAt = performance.now();
      void stop();
    } else if (performance.now() - firstAt > sameSignalMs) killAll();
  }

  async function stop() {
    house.say('Stopping…');
    setTimeout(killAll, patienceMs).unref();
    await house.stop();
    release();
    house.say('Stopped.');
    process.exit(0);
  }

  function killAll() {
    house.kill();
    release();
    process.exit(130);
  }

  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, onSignal);
}
