type Options = {
  exitWithParent: boolean;
  /** How long the process goes on answering before it stops. */
  drainSeconds?: number;
};

/** An answer may take as long as its longest statement; the engines lose nothing acknowledged by a hard end after that. */
const STOP_SECONDS = 20;

/** Keeps a process alive until it is told to stop, or until the parent that holds its standard input is gone. */
export function runUntilStopped(
  stop: () => Promise<void>,
  { exitWithParent, drainSeconds = 0 }: Options,
): void {
  let isStopping = false;

  async function end() {
    if (isStopping) return;
    isStopping = true;
    // Something that hangs must not keep the port.
    setTimeout(() => process.exit(1), (drainSeconds + STOP_SECONDS) * 1000).unref();
    await stop();
    process.exit(0);
  }

  process.on('SIGTERM', () => void end());
  process.on('SIGINT', () => void end());
  if (exitWithParent) process.stdin.on('end', () => void end()).resume();
}
