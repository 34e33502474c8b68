import {
  type ContractDocument,
  dereference,
  listDiscriminatedSchemas,
  listParts,
  schemaNameOf,
} from './contract-document.ts';
import { isObject, type JsonObject, objectAt, objectsAt, textsOf } from './json-object.ts';

const KEPT = [
  'const',
  'enum',
  'minLength',
  'maxLength',
  'minimum',
  'maximum',
  'minItems',
  'maxItems',
  'uniqueItems',
  'minProperties',
  'maxProperties',
];
const KINDS = new Set(['object', 'array', 'string', 'number', 'integer', 'boolean', 'null']);
const LONG_NUMBERS = new Set(['int64', 'uint64']);
const FORMATS = new Set(['date', 'date-time', 'uuid', 'email']);
const ANNOTATIONS = new Set(['description', 'title', 'example', 'examples', 'default', 'deprecated']);

/**
 * Turns the schemas of a contract into JSON Schemas that are strict where OpenAPI is silent: an object that lists its
 * fields has no others. Where several schemas make one object together, the object is closed once, around them all.
 */
export function createSchemaConverter(document: ContractDocument) {
  const wordsOf = listDiscriminatedSchemas(document);
  const named = objectAt(document.components, 'schemas');

  /** A schema that stands for a whole value. */
  function convertValue(schema: JsonObject): JsonObject {
    const alone = onlyMember(schema);
    if (alone) return convertValue({ ...alone, ...nullabilityOf(schema) });
    const target = dereference(document, schema);
    const mapping = objectAt(target.discriminator, 'mapping');
    const isBase = Object.keys(mapping).length > 0 && !('oneOf' in target) && !('anyOf' in target);
    const converted = isBase
      ? (convertUnion(
          Object.values(mapping).map(($ref) => ({ $ref })),
          target.discriminator,
        ) ?? convertPart(schema))
      : convertPart(schema);
    return isClosed(document, schema) ? { ...converted, unevaluatedProperties: false } : converted;
  }

  /** A schema that may be one of several of the same value. */
  function convertPart(schema: JsonObject): JsonObject {
    if (typeof schema.$ref === 'string') {
      const name = schemaNameOf(schema.$ref);
      if (name === undefined || !(name in named)) return convertPart(dereference(document, schema));
      return allowNull({ $ref: `contract#/$defs/${encodeURIComponent(name)}` }, schema);
    }
    const kept = KEPT.filter((keyword) => schema[keyword] !== undefined);
    const converted: JsonObject = Object.fromEntries(kept.map((keyword) => [keyword, schema[keyword]]));
    if (typeof schema.pattern === 'string')
      converted.pattern = schema.pattern.replace(/^\(\?s\)(.*)$/, '(?s:$1)');
    Object.assign(converted, convertKind(schema));
    if (Array.isArray(schema.required)) converted.required = textsOf(schema.required);
    if (isObject(schema.properties)) converted.properties = mapValues(schema.properties);
    if (isObject(schema.additionalProperties)) {
      converted.additionalProperties = convertValue(schema.additionalProperties);
    } else if (schema.additionalProperties === false) converted.additionalProperties = false;
    if (isObject(schema.items)) converted.items = convertValue(schema.items);
    const parts = objectsAt(schema, 'allOf').map(convertPart);
    const choices = [objectsAt(schema, 'oneOf'), objectsAt(schema, 'anyOf')].filter(
      (list) => list.length > 0,
    );
    for (const choice of choices) {
      parts.push(convertUnion(choice, schema.discriminator) ?? { anyOf: choice.map(convertPart) });
    }
    if (parts.length > 0) converted.allOf = parts;
    return allowNull(converted, schema);
  }

  /** By the discriminator, so that a difference is told of the branch that was meant. */
  function convertUnion(branches: JsonObject[], discriminator: unknown): JsonObject | undefined {
    if (!isObject(discriminator) || typeof discriminator.propertyName !== 'string') return undefined;
    const field = discriminator.propertyName;
    const words = branches.map(({ $ref }) => wordsOf.get(schemaNameOf($ref) ?? '') ?? []);
    if (words.some((some) => some.length === 0)) return undefined;
    const chosen = (some: string[]) => ({ properties: { [field]: { enum: some } }, required: [field] });
    return {
      type: 'object',
      ...chosen(words.flat()),
      allOf: branches.map((branch, place) => ({
        if: { not: chosen(words[place] ?? []) },
        else: convertPart(branch),
      })),
    };
  }

  function mapValues(properties: JsonObject): JsonObject {
    return Object.fromEntries(
      Object.entries(properties).map(([name, schema]) => [
        name,
        isObject(schema) ? convertValue(schema) : true,
      ]),
    );
  }

  const $defs = Object.fromEntries(
    Object.entries(named).map(([name, schema]) => [name, isObject(schema) ? convertPart(schema) : true]),
  );
  return { $defs, convertValue };
}

/** Whether an object lists its fields and says nothing of others, in all that it is put together from. */
function isClosed(document: ContractDocument, schema: JsonObject): boolean {
  const parts = listParts(document, schema);
  return (
    parts.some((part) => isObject(part.properties)) &&
    parts.every((part) => part.additionalProperties === undefined)
  );
}

/** `allOf` of one schema and remarks about it is how OpenAPI 3.0 describes a reference. */
function onlyMember(schema: JsonObject): JsonObject | undefined {
  const isRemark = (one: JsonObject) => Object.keys(one).every((key) => ANNOTATIONS.has(key));
  const { allOf: _, nullable: __, ...rest } = schema;
  const members = objectsAt(schema, 'allOf').filter((member) => !isRemark(member));
  return members.length === 1 && isRemark(rest) ? members[0] : undefined;
}

function nullabilityOf(schema: JsonObject): JsonObject {
  return schema.nullable === true ? { nullable: true } : {};
}

function convertKind({ type, format, example }: JsonObject): JsonObject {
  const kinds = textsOf(type).filter((kind) => KINDS.has(kind));
  if (kinds.length === 0) return {};
  // Long whole numbers come as numbers or as digits whatever a contract says: contracts' own examples do so.
  // A text whose own example has letters was given the format by mistake.
  const isMistaken = typeof example === 'string' && !/^-?\d+$/.test(example);
  if (typeof format === 'string' && LONG_NUMBERS.has(format) && !isMistaken) {
    const plain = kinds.map((kind) => (kind === 'string' ? 'integer' : kind));
    return { type: [...new Set([...plain, 'string'])], pattern: '^-?\\d+$' };
  }
  const known = typeof format === 'string' && FORMATS.has(format.toLowerCase());
  return { type: kinds.length === 1 ? kinds[0] : kinds, ...(known ? { format: format.toLowerCase() } : {}) };
}

function allowNull(converted: JsonObject, { nullable }: JsonObject): JsonObject {
  return nullable === true ? { if: { type: 'null' }, else: converted } : converted;
}
