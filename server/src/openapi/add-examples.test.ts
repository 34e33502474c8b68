import { Month } from '@vitrina/contract/billing/operation-filter.ts';
import { Day } from '@vitrina/contract/dates.ts';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { addExamples } from './add-examples.ts';

const Schema = z.looseObject({ pattern: z.string(), examples: z.array(z.string()) });

test.each([Day, Month])('an example is what its own schema takes', (schema) => {
  const described = { of: [{ type: 'object', properties: { one: z.toJSONSchema(schema) } }] };
  const one = Schema.parse(addExamples(described).of[0]?.properties.one);
  expect(one.examples).toHaveLength(1);
  for (const example of one.examples) expect(schema.safeParse(example).success).toBe(true);
});

test('everything else stays as it is', () => {
  const described = {
    type: 'string',
    pattern: '^#[0-9a-f]{6}$',
    enum: [null, 1, 'pattern'],
    of: { pattern: 1 },
  };
  expect(addExamples(described)).toEqual(described);
});
