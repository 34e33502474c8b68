import type { ApiDocument, Schema } from './schema.ts';

/** What a field takes or gives: its types, with a literal as JSON; the limits of values in requests; whether it may be left out. */
export type Field = { types: string[]; isOptional: boolean; limits: Record<string, unknown> };

/**
 * What programs with a personal token rely on. A field's key is its operation, `>` in a request or `<` in an answer, and
 * its place: `positionCheckAdd > body.queries[]`.
 */
export type Promises = {
  version: string;
  /** `POST /api/positionCheck/add change`, by operation. */
  operations: Record<string, string>;
  fields: Record<string, Field>;
};

const LIMITS = [
  'minimum',
  'exclusiveMinimum',
  'minLength',
  'minItems',
  'maximum',
  'exclusiveMaximum',
  'maxLength',
  'maxItems',
  'multipleOf',
  'default',
];

/** Larger integers are no numbers of JavaScript. */
const isOfNumbers = (limit: unknown) =>
  typeof limit === 'number' && Math.abs(limit) === Number.MAX_SAFE_INTEGER;

/** The forms that a value may have, without unions in unions. */
function listForms(schema: Schema): Schema[] {
  const union = schema.anyOf ?? schema.oneOf;
  if (union) return union.flatMap(listForms);
  return Array.isArray(schema.type) ? schema.type.map((type: string) => ({ ...schema, type })) : [schema];
}

function typesOf(form: Schema): string[] {
  if (form.const !== undefined) return [JSON.stringify(form.const)];
  if (form.enum && form.type !== 'null') return form.enum.map((value) => JSON.stringify(value));
  const type = typeof form.type === 'string' ? form.type : 'any';
  return [form.format === undefined ? type : `${type} ${form.format}`];
}

function limitsOf(forms: readonly Schema[]): Record<string, unknown> {
  const limits: Record<string, unknown> = {};
  for (const form of forms)
    for (const name of [...LIMITS, ...(form.format === undefined ? ['pattern'] : [])])
      if (form[name] !== undefined && form.type !== 'null' && !isOfNumbers(form[name]))
        limits[name] = form[name];
  return limits;
}

/** Objects of several kinds may stand in one place: a literal field says which is meant, else their order. */
function nameKind(form: Schema, nth: number, count: number): string {
  for (const [name, { const: only, enum: all }] of Object.entries(form.properties ?? {})) {
    const [literal] = all?.length === 1 ? all : [only];
    if (literal !== undefined) return `(${name}=${JSON.stringify(literal)})`;
  }
  return count === 1 ? '' : `(${nth + 1})`;
}

function addFields(fields: Record<string, Field>, key: string, schema: Schema, isOptional = false): void {
  const forms = listForms(schema);
  fields[key] = {
    types: [...new Set(forms.flatMap(typesOf))].toSorted(),
    isOptional,
    limits: key.includes(' > ') ? limitsOf([schema, ...forms]) : {},
  };
  const objects = forms.filter(({ properties }) => properties !== undefined);
  for (const [nth, form] of objects.entries()) {
    const place = key + nameKind(form, nth, objects.length);
    fields[place] ??= { types: ['object'], isOptional: false, limits: {} };
    const required = form.required ?? [];
    for (const [name, property] of Object.entries(form.properties ?? {}))
      addFields(fields, `${place}.${name}`, property, !required.includes(name));
  }
  for (const form of forms) {
    if (form.items) addFields(fields, `${key}[]`, form.items);
    for (const [nth, item] of (form.prefixItems ?? []).entries()) addFields(fields, `${key}[${nth}]`, item);
    if (form.propertyNames) addFields(fields, `${key}{name}`, form.propertyNames);
    if (typeof form.additionalProperties === 'object')
      addFields(fields, `${key}{}`, form.additionalProperties);
  }
}

/** Of the operations that personal tokens may call; pages of the product are updated with the server. */
export function listPromises({ info, paths }: ApiDocument): Promises {
  const promises: Promises = { version: info.version, operations: {}, fields: {} };
  for (const [path, item] of Object.entries(paths)) {
    for (const [method, { operationId, security, requestBody, responses }] of Object.entries(item)) {
      const [scope] = security.flatMap((one) => one['personalToken'] ?? []);
      if (scope === undefined) continue;
      promises.operations[operationId] = `${method.toUpperCase()} ${path} ${scope}`;
      for (const { schema } of Object.values(requestBody?.content ?? {}))
        if (schema) addFields(promises.fields, `${operationId} > body`, schema);
      for (const { schema } of Object.values(responses['200']?.content ?? {}))
        if (schema) addFields(promises.fields, `${operationId} < body`, schema);
    }
  }
  return promises;
}
