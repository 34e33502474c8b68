import { reportOutcome } from './report-outcome.ts';
import { runCommand } from './run-command.ts';
import type { Step } from './static-steps.ts';

// type checkers and linters use every core by themselves: two of them keep both busy while one reads its files
const atOnce = 2;

/** Runs the steps, tells each outcome in a line, and answers with the names of those that failed. */
export async function runSteps(steps: readonly Step[]): Promise<string[]> {
  const waiting = [...steps];
  const failed: string[] = [];
  const work = async () => {
    for (let step = waiting.shift(); step; step = waiting.shift()) {
      const outcome = await runCommand(step.command);
      reportOutcome(step.name, outcome);
      if (!outcome.ok) failed.push(step.name);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return failed;
}
