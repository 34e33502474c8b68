import type { FastifyInstance } from 'fastify';

const TICK_MS = 250;

/**
 * Runs what has become due, several times in a real second while the sandbox listens: simulated time may jump at
 * any moment, so timers set in advance would be late. A run that fails must not stop the next one.
 */
export function tick(app: FastifyInstance, run: () => void | Promise<void>): void {
  let isRunning = false;
  let timer: NodeJS.Timeout | undefined;
  async function runOnce(): Promise<void> {
    if (isRunning) return;
    isRunning = true;
    try {
      await run();
    } catch (error) {
      process.stderr.write(`The sandbox failed at a tick: ${String(error)}\n`);
    } finally {
      isRunning = false;
    }
  }
  app.addHook('onReady', async () => {
    timer = setInterval(() => void runOnce(), TICK_MS).unref();
  });
  app.addHook('onClose', async () => clearInterval(timer));
}
