/** Who may sign in: told by the seed as soon as the user exists, so that a killed seed does not take the password along. */
type DemoAccount = { email: string; password: string };
/** The seller, and who may use the office; a demo of an earlier version has no operator. */
export type DemoUser = DemoAccount & { operator?: DemoAccount };
export type DemoSize = { days: number; rows: number; hasPast: boolean };

export type SeedMessage =
  | { kind: 'progress'; done: number; total: number; label: string }
  | { kind: 'user'; user: DemoUser }
  | { kind: 'result'; user: DemoUser | undefined; size: DemoSize };

type Content = Record<string, unknown>;

/** `progress {…}`, `user {…}` and `result {…}` lines of the seed; everything else it says belongs into its log. */
export function readSeedMessage(line: string): SeedMessage | undefined {
  const [, kind, json] = /^(progress|user|result) (\{.*\})$/.exec(line) ?? [];
  const content = json === undefined ? undefined : parse(json);
  if (!content) return undefined;
  if (kind === 'progress') {
    const { done, total, label } = content;
    return {
      kind,
      done: toNumber(done),
      total: toNumber(total),
      label: typeof label === 'string' ? label : '',
    };
  }
  const user = readUser(content);
  if (kind === 'user') return user && { kind, user };
  const { days, rows, hasPast } = content;
  const size = { days: toNumber(days), rows: toNumber(rows), hasPast: hasPast === true };
  return { kind: 'result', user, size };
}

function parse(json: string): Content | undefined {
  try {
    return JSON.parse(json) as Content;
  } catch {
    return undefined;
  }
}

function readAccount({ email, password }: Content): DemoAccount | undefined {
  return typeof email === 'string' && typeof password === 'string' ? { email, password } : undefined;
}

function readUser(content: Content): DemoUser | undefined {
  const user = readAccount(content);
  const { operator: given } = content;
  const operator = typeof given === 'object' && given !== null ? readAccount(given as Content) : undefined;
  return user && { ...user, ...(operator && { operator }) };
}

function toNumber(value: unknown): number {
  return typeof value === 'number' ? value : 0;
}
