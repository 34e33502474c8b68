import { type ContractDocument, dereference, listParts } from './contract-document.ts';
import { isObject, type JsonObject, objectAt, textsOf } from './json-object.ts';

/** Fields of forms are texts: what they stand for is told by the schema of each. */
export function readForm(document: ContractDocument, schema: JsonObject, form: JsonObject): JsonObject {
  const fields = listParts(document, schema).flatMap((part) => Object.entries(objectAt(part, 'properties')));
  const properties = Object.fromEntries(fields);
  return Object.fromEntries(
    Object.entries(form).map(([name, value]) => {
      const field = properties[name];
      const isRead = typeof value === 'string' && isObject(field);
      return [name, isRead ? readTextValue(document, field, value) : value];
    }),
  );
}

/** A text of a query, a path or a form as the value that its schema means; what cannot be read so stays a text. */
export function readTextValue(document: ContractDocument, schema: JsonObject, text: string): unknown {
  const kinds = listParts(document, schema).flatMap(({ type }) => textsOf(type));
  if ((kinds.includes('integer') || kinds.includes('number')) && /^-?\d+(\.\d+)?$/.test(text)) {
    return Number(text);
  }
  if (kinds.includes('boolean') && /^(true|false)$/.test(text)) return text === 'true';
  if (kinds.includes('array') || kinds.includes('object')) {
    try {
      const value: unknown = JSON.parse(text);
      return typeof value === 'object' ? value : text;
    } catch {
      return text;
    }
  }
  return text;
}

/** Several texts of one name as a list, or as its first value. */
export function readTextValues(
  document: ContractDocument,
  schema: JsonObject,
  texts: readonly string[],
): unknown {
  const target = dereference(document, schema);
  const { items } = target;
  if (!textsOf(target.type).includes('array')) return readTextValue(document, schema, texts[0] ?? '');
  return texts.map((text) => readTextValue(document, isObject(items) ? items : {}, text));
}
