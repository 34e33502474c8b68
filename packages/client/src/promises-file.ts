import * as z from 'zod';
import type { Promises } from './list-promises.ts';

const Line = z.union([
  z.tuple([z.literal('version'), z.string()]),
  z.tuple([z.literal('operation'), z.string(), z.string()]),
  z.tuple([
    z.literal('field'),
    z.string(),
    z.array(z.string()),
    z.literal(['required', 'optional']),
    z.record(z.string(), z.unknown()),
  ]),
]);

/** A promise a line, in the order of their names: what changes is read in the changes of the file. */
export function writePromises({ version, operations, fields }: Promises): string {
  const lines: z.infer<typeof Line>[] = [
    ['version', version],
    ...Object.entries(operations).map(([name, call]): z.infer<typeof Line> => ['operation', name, call]),
    ...Object.entries(fields).map(
      ([key, { types, isOptional, limits }]): z.infer<typeof Line> => [
        'field',
        key,
        types,
        isOptional ? 'optional' : 'required',
        limits,
      ],
    ),
  ];
  const [first, ...others] = lines.map((line) => JSON.stringify(line));
  return `${[first, ...others.toSorted()].join('\n')}\n`;
}

export function readPromises(text: string): Promises {
  const promises: Promises = { version: '', operations: {}, fields: {} };
  for (const line of text.trim().split('\n')) {
    const parsed = Line.parse(JSON.parse(line));
    if (parsed[0] === 'version') promises.version = parsed[1];
    else if (parsed[0] === 'operation') promises.operations[parsed[1]] = parsed[2];
    else {
      const [, key, types, need, limits] = parsed;
      promises.fields[key] = { types, isOptional: need === 'optional', limits };
    }
  }
  return promises;
}
