/** As much of JSON Schema as the description of the API uses. */
export type Schema = {
  type?: string | readonly string[];
  const?: unknown;
  enum?: readonly unknown[];
  anyOf?: readonly Schema[];
  oneOf?: readonly Schema[];
  properties?: Readonly<Record<string, Schema>>;
  required?: readonly string[];
  items?: Schema;
  prefixItems?: readonly Schema[];
  additionalProperties?: Schema | boolean;
  propertyNames?: Schema;
  format?: string;
  [limit: string]: unknown;
};

type Content = Readonly<Record<string, { schema?: Schema }>>;
type Operation = {
  operationId: string;
  security: readonly Readonly<Record<string, readonly string[]>>[];
  requestBody?: { content: Content };
  responses: Readonly<Record<string, { content?: Content }>>;
};

/** As much of the description of the API as programs rely on. */
export type ApiDocument = {
  info: { version: string };
  paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
};
