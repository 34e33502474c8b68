import type { ContractDocument } from './contract-document.ts';
import { isObject, type JsonObject, objectAt, objectsAt, textsOf } from './json-object.ts';

const PLAIN: Record<string, JsonObject> = {
  Integer: { type: 'integer' },
  Float: { type: 'number' },
  String: { type: 'string' },
  Boolean: { type: 'boolean' },
  True: { type: 'boolean', const: true },
};

/** `Integer`, `Array of Message`, or a name; a type that the file does not describe may be anything. */
function convertType(word: string, known: JsonObject): JsonObject {
  const inner = /^Array of (.+)$/.exec(word)?.[1];
  if (inner !== undefined) return { type: 'array', items: convertType(inner, known) };
  return PLAIN[word] ?? (word in known ? { $ref: `#/components/schemas/${word}` } : {});
}

function convertTypes(words: string[], known: JsonObject): JsonObject {
  const schemas = words.map((word) => convertType(word, known));
  return schemas.length === 1 ? (schemas[0] ?? {}) : { oneOf: schemas };
}

function convertFields(holder: unknown, known: JsonObject): JsonObject {
  const fields = objectsAt(holder, 'fields');
  return {
    type: 'object',
    properties: Object.fromEntries(
      fields.map(({ name, types }) => [String(name), convertTypes(textsOf(types), known)]),
    ),
    required: fields.filter(({ required }) => required === true).map(({ name }) => name),
  };
}

function convertNamed(type: unknown, known: JsonObject): JsonObject {
  const subtypes = textsOf(objectAt({ type }, 'type').subtypes ?? []);
  return subtypes.length > 0 ? convertTypes(subtypes, known) : convertFields(type, known);
}

/** The list of methods and types of the Bot API as OpenAPI: `getMe` is `POST /getMe`. */
export function convertTelegram(file: JsonObject): ContractDocument {
  const types = objectAt(file, 'types');
  const asJson = (schema: JsonObject) => ({ 'application/json': { schema } });
  const refusal = {
    type: 'object',
    required: ['ok', 'error_code', 'description'],
    properties: {
      ok: { const: false },
      error_code: { type: 'integer' },
      description: { type: 'string' },
      parameters: convertType('ResponseParameters', types),
    },
  };
  const convertMethod = (method: unknown) => {
    const fields = convertFields(method, types);
    const content = Object.fromEntries(
      ['application/json', 'application/x-www-form-urlencoded', 'multipart/form-data'].map((type) => [
        type,
        { schema: fields },
      ]),
    );
    const result = convertTypes(textsOf(isObject(method) ? method.returns : undefined), types);
    const success = {
      type: 'object',
      required: ['ok', 'result'],
      properties: { ok: { const: true }, result, description: { type: 'string' } },
    };
    const responses = { 200: { content: asJson(success) }, default: { content: asJson(refusal) } };
    return { post: { requestBody: { content }, responses } };
  };
  return {
    paths: Object.fromEntries(
      Object.entries(objectAt(file, 'methods')).map(([name, method]) => [`/${name}`, convertMethod(method)]),
    ),
    components: {
      schemas: Object.fromEntries(
        Object.entries(types).map(([name, type]) => [name, convertNamed(type, types)]),
      ),
    },
  };
}
