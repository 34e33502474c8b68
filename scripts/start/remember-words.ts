const keptLines = 40;

/** Remembers what a process said last; `reason` is the line that says why it ended. */
export function rememberWords() {
  const lines: string[] = [];
  return {
    add: (line: string) => {
      lines.push(line);
      if (lines.length > keptLines) lines.shift();
    },
    lines: () => lines,
    reason: () =>
      (lines.findLast((line) => /^\w*Error\b.*: /.test(line)) ?? lines.at(-1) ?? '').slice(0, 300),
  };
}
