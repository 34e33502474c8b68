import type { Outcome } from './run-command.ts';

/** One line for what passed; everything it said for what failed. */
export function reportOutcome(name: string, { ok, seconds, output }: Outcome): void {
  console.log(`${ok ? 'ok    ' : 'failed'} ${seconds.toFixed(1).padStart(6)} s  ${name}`);
  if (!ok) console.log(`\n${output.trim()}\n`);
}
