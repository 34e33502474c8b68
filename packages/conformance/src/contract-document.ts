import { isObject, type JsonObject, objectAt, objectsAt, textsOf } from './json-object.ts';

/** A contract file as read: OpenAPI 3.0 or 3.1. */
export type ContractDocument = JsonObject;

/** Follows `$ref` to the place it names. A reference to nowhere is an empty object: it promises nothing. */
export function dereference(document: ContractDocument, node: JsonObject): JsonObject {
  const { $ref } = node;
  if (typeof $ref !== 'string') return node;
  const found = $ref
    .replace(/^#\//, '')
    .split('/')
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))
    .reduce<unknown>((place, part) => (isObject(place) ? place[part] : undefined), document);
  return isObject(found) ? dereference(document, found) : {};
}

/** A schema and all that it is put together from; one that contains itself is listed once. */
export function listParts(
  document: ContractDocument,
  schema: JsonObject,
  seen = new Set<JsonObject>(),
): JsonObject[] {
  const target = dereference(document, schema);
  if (seen.has(target)) return [];
  seen.add(target);
  const members = ['allOf', 'oneOf', 'anyOf'].flatMap((list) => objectsAt(target, list));
  return [target, ...members.flatMap((member) => listParts(document, member, seen))];
}

/** The last part of a reference to a named schema. */
export function schemaNameOf(reference: unknown): string | undefined {
  return typeof reference === 'string' ? /^#\/components\/schemas\/(.+)$/.exec(reference)?.[1] : undefined;
}

/** Which word of a discriminator leads to which named schema, told anywhere in the document. */
export function listDiscriminatedSchemas(document: ContractDocument): ReadonlyMap<string, string[]> {
  const words = new Map<string, string[]>();
  const look = (node: unknown): void => {
    if (Array.isArray(node)) node.forEach(look);
    if (!isObject(node)) return;
    for (const [word, reference] of Object.entries(objectAt(node.discriminator, 'mapping'))) {
      const name = schemaNameOf(reference);
      if (name === undefined) continue;
      const known = words.get(name) ?? [];
      if (!known.includes(word)) words.set(name, [...known, word]);
    }
    Object.values(node).forEach(look);
  };
  look(document);
  return words;
}

export type Parameter = {
  name: string;
  place: string;
  required: boolean;
  isOneText: boolean;
  schema: JsonObject;
};

function readParameter(document: ContractDocument, node: JsonObject): Parameter {
  const { name, in: place, required, explode, style, schema } = dereference(document, node);
  return {
    name: String(name),
    place: String(place),
    required: required === true,
    // A list goes as one text with commas when it is not exploded; the plain form explodes by default.
    isOneText: explode === false || (style !== undefined && style !== 'form' && explode !== true),
    schema: isObject(schema) ? schema : {},
  };
}

export type Operation = {
  method: string;
  path: string;
  parameters: Parameter[];
  /** Headers that let a caller in: one of these lists is enough; none: everybody is let in. */
  credentials: string[][];
  body: { required: boolean; content: JsonObject } | undefined;
  /** By status word: `200`, `4XX`, `default`. */
  answers: ReadonlyMap<string, JsonObject>;
};

const METHODS = ['get', 'post', 'put', 'patch', 'delete'];

function headerOf(scheme: JsonObject): string[] {
  if (scheme.type === 'apiKey') return scheme.in === 'header' ? textsOf(scheme.name) : [];
  return ['authorization'];
}

function listCredentials(document: ContractDocument, operation: JsonObject): string[][] {
  const schemes = objectAt(document.components, 'securitySchemes');
  const source = operation.security === undefined ? document : operation;
  return objectsAt(source, 'security').map((one) =>
    Object.keys(one).flatMap((name) => headerOf(objectAt(schemes, name))),
  );
}

export function listOperations(document: ContractDocument): Operation[] {
  return Object.entries(objectAt(document, 'paths')).flatMap(([path, item]) =>
    METHODS.filter((method) => isObject(item) && isObject(item[method])).map((method): Operation => {
      const operation = objectAt(item, method);
      const parameters = [...objectsAt(item, 'parameters'), ...objectsAt(operation, 'parameters')];
      const body = isObject(operation.requestBody) ? dereference(document, operation.requestBody) : undefined;
      const answers = Object.entries(objectAt(operation, 'responses')).filter(([, answer]) =>
        isObject(answer),
      );
      return {
        method: method.toUpperCase(),
        path,
        parameters: parameters.map((node) => readParameter(document, node)),
        credentials: listCredentials(document, operation),
        body: body && { required: body.required === true, content: objectAt(body, 'content') },
        answers: new Map(
          answers.map(([status, answer]) => [status, dereference(document, isObject(answer) ? answer : {})]),
        ),
      };
    }),
  );
}
