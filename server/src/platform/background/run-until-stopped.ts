/** Keeps a process alive until it is told to stop, or until the parent that holds its standard input is gone. */
export function runUntilStopped(stop: () => Promise<void>, options: { exitWithParent: boolean }): void {
  let isStopping = false;

  async function end() {
    if (isStopping) return;
    isStopping = true;
    // Something that hangs must not keep the port: the engines lose nothing acknowledged by a hard end.
    setTimeout(() => process.exit(1), 10_000).unref();
    await stop();
    process.exit(0);
  }

  process.on('SIGTERM', () => void end());
  process.on('SIGINT', () => void end());
  if (options.exitWithParent) process.stdin.on('end', () => void end()).resume();
}
