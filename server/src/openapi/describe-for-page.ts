type Json = Record<string, unknown>;

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isNull = (schema: unknown) => isObject(schema) && schema['type'] === 'null';

/** Values that a schema speaks of, and no schemas themselves. */
const VALUES = new Set(['enum', 'example', 'examples', 'default', 'value']);

/** A part that both versions say in other words; undefined: in the same ones. */
function rewrite(key: string, value: unknown): Json | undefined {
  if (key === 'type' && Array.isArray(value)) {
    const types: readonly unknown[] = value;
    return { type: types.find((type) => type !== 'null'), nullable: types.includes('null') };
  }
  if (key === 'anyOf' && Array.isArray(value) && value.some(isNull)) {
    const others = value.filter((one) => !isNull(one)).map(toVersion30);
    return { ...(others.length === 1 ? { allOf: others } : { anyOf: others }), nullable: true };
  }
  if (key === 'const' && !isObject(value)) return { enum: [value] };
  if (key === 'exclusiveMinimum' && typeof value === 'number')
    return { minimum: value, exclusiveMinimum: true };
  if (key === 'examples' && Array.isArray(value)) return { example: value[0] };
  if (key === 'prefixItems' && Array.isArray(value)) return { items: { anyOf: value.map(toVersion30) } };
  return undefined;
}

function toVersion30(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(toVersion30);
  if (!isObject(value)) return value;
  const found: Json = {};
  for (const [key, one] of Object.entries(value))
    Object.assign(found, rewrite(key, one) ?? { [key]: VALUES.has(key) ? one : toVersion30(one) });
  return found;
}

/**
 * The description in OpenAPI 3.0, for the page: its library takes 19 s to lay out ours of 3.1, and two for the same in 3.0. Programs
 * get the other one, which says what scope of a token a call needs.
 */
export function describeForPage(document: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return { ...(toVersion30(document) as Json), openapi: '3.0.3' };
}
