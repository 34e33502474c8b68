import { Worker } from 'node:worker_threads';

const LOOK_MS = 20;

/** Aborts this process once it holds more in all: the engine limits its objects only, and buffers are outside them. */
export function limitOwnMemory(megabytes: number): void {
  // A thread looks, because the first one may be busy for seconds in one piece.
  const watcher = new Worker(`(${watch.toString()})(${megabytes}, ${LOOK_MS})`, { eval: true });
  watcher.unref();
}

/** Runs in the thread, where nothing of this module exists. */
function watch(megabytes: number, everyMs: number): void {
  setInterval(() => {
    if (process.memoryUsage.rss() > megabytes * 1_048_576) process.kill(process.pid, 'SIGABRT');
  }, everyMs);
}
