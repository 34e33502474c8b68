export type SeedMessage =
  | { kind: 'progress'; done: number; total: number; label: string }
  | { kind: 'result'; demo: Demo };

/** The demo user, told in the terminal at every start, and what was filled in. */
export type Demo = { email: string; password: string; days: number; rows: number };

/** `progress {…}` and `result {…}` lines of the seed; everything else it says belongs into its log. */
export function readSeedMessage(line: string): SeedMessage | undefined {
  const found = /^(progress|result) (\{.*\})$/.exec(line);
  if (!found?.[2]) return undefined;
  try {
    const content = JSON.parse(found[2]) as Record<string, unknown>;
    if (found[1] === 'result') return { kind: 'result', demo: readDemo(content) };
    const { done, total, label } = content;
    return { kind: 'progress', done: toNumber(done), total: toNumber(total), label: String(label ?? '') };
  } catch {
    return undefined;
  }
}

export function readDemo(content: Record<string, unknown>): Demo {
  const { email, password, days, rows } = content;
  return { email: String(email), password: String(password), days: toNumber(days), rows: toNumber(rows) };
}

function toNumber(value: unknown): number {
  return typeof value === 'number' ? value : 0;
}
