export type JsonObject = Record<string, unknown>;

export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The object under a name, or an empty one. */
export function objectAt(holder: unknown, name: string): JsonObject {
  const value = isObject(holder) ? holder[name] : undefined;
  return isObject(value) ? value : {};
}

/** The objects of the list under a name. */
export function objectsAt(holder: unknown, name: string): JsonObject[] {
  const value = isObject(holder) ? holder[name] : undefined;
  return Array.isArray(value) ? value.filter(isObject) : [];
}

export function textsOf(value: unknown): string[] {
  const values: unknown[] = Array.isArray(value) ? value : [value];
  return values.filter((one) => typeof one === 'string');
}
