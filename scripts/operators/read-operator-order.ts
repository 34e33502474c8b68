import { parseArgs } from 'node:util';

const usage = 'npm run operators -- [--add <email> | --remove <email> | --list] [--data ./data]';

export type OperatorOrder = { data: string; change?: { email: string; isOperator: boolean } };

/** Without a change: list who there is. Throws a sentence that says what is wrong. */
export function readOperatorOrder(args: string[]): OperatorOrder {
  const text = { type: 'string' } as const;
  const { values } = parseArgs({
    args,
    options: { add: text, remove: text, list: { type: 'boolean' }, data: { ...text, default: './data' } },
  });
  const { add, remove, list, data } = values;
  if ([add, remove, list].filter((given) => given !== undefined).length > 1)
    throw new Error(`One of --add, --remove and --list at a time.\n${usage}`);
  const email = add ?? remove;
  if (email === undefined) return { data };
  if (!/^\S+@\S+$/.test(email.trim())) throw new Error(`${email} is no e-mail address.\n${usage}`);
  return { data, change: { email: email.trim().toLowerCase(), isOperator: add !== undefined } };
}
