import { parseArgs } from 'node:util';

const usage = 'npm run example -- --cabinet 5 | --none [--data ./data]';

/** Which cabinet people without one may read; null: none. Throws a sentence that says what is wrong. */
export function readChoice(args: string[]): { data: string; cabinetId: number | null } {
  const { values } = parseArgs({
    args,
    options: {
      cabinet: { type: 'string' },
      none: { type: 'boolean', default: false },
      data: { type: 'string', default: './data' },
    },
  });
  const { cabinet, none, data } = values;
  if (none === (cabinet !== undefined)) throw new Error(`Either --cabinet or --none.\n${usage}`);
  if (cabinet === undefined) return { data, cabinetId: null };
  if (!/^[1-9]\d{0,8}$/.test(cabinet)) throw new Error(`--cabinet is the number of a cabinet.\n${usage}`);
  return { data, cabinetId: Number(cabinet) };
}
