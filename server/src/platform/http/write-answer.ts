import type { FastifySerializerCompiler } from 'fastify/types/schema.js';
import { ResponseSerializationError } from 'fastify-type-provider-zod';
import * as z from 'zod';

/**
 * An answer is checked by its schema before it leaves. As input, which is what handlers return: the library's own compiler
 * checks backwards, which takes twice as long and knows no defaults.
 */
export const writeAnswer: FastifySerializerCompiler<z.ZodType> =
  ({ schema, method, url }) =>
  (data) => {
    const checked = z.safeParse(schema, data);
    if (!checked.success) throw new ResponseSerializationError(method, url, { cause: checked.error });
    return JSON.stringify(checked.data);
  };
