import type { Log } from '../log.ts';
import type { Reporter } from './open-reporter.ts';

/**
 * What nobody caught ends the process, as it does by itself, but not before it has been logged and reported. Rejections
 * that nobody handles come the same way.
 */
export function reportUncaught(log: Log, reporter: Reporter): void {
  async function end(error: Error) {
    // The log hands it to the reporter; one that is silent hands over nothing.
    log.fatal({ err: error }, 'the process ends: nobody caught an error');
    if (!log.isLevelEnabled('fatal')) reporter.report(error);
    await reporter.close();
    process.exit(1);
  }
  process.once('uncaughtException', (error) => void end(error));
}
