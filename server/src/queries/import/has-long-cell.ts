import { UPLOAD_LIMITS } from '@vitrina/contract/upload-limits.ts';

/** Whether any line holds a run without a delimiter that no cell of a table has: megabytes of one text, say. */
export function hasLongCell(physical: readonly string[]): boolean {
  return physical.some(
    (line) => line.length > UPLOAD_LIMITS.cellLength && longestRun(line) > UPLOAD_LIMITS.cellLength,
  );
}

function longestRun(line: string): number {
  let longest = 0;
  let from = 0;
  for (const { index } of line.matchAll(/[;,\t]/g)) {
    longest = Math.max(longest, index - from);
    from = index + 1;
  }
  return Math.max(longest, line.length - from);
}
