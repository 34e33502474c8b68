import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { ContractDocument } from './contract-document.ts';
import { createSchemaConverter } from './convert-schema.ts';
import type { JsonObject } from './json-object.ts';

export type FindErrors = (schema: JsonObject, value: unknown) => readonly ErrorObject[];

/** Validates values by the schemas of one contract; each schema is compiled once, when it is first needed. */
export function compileSchemas(document: ContractDocument): FindErrors {
  const { $defs, convertValue } = createSchemaConverter(document);
  const ajv = new Ajv2020({ strict: false, allErrors: true, verbose: true, unicodeRegExp: false });
  addFormats.default(ajv, ['date', 'email']);
  // Contracts give examples with letters that no hexadecimal number has.
  ajv.addFormat('uuid', /^[\da-z]+(-[\da-z]+){4}$/i);
  // Contracts ask for RFC 3339 while their own examples leave out the zone or the seconds.
  ajv.addFormat('date-time', (text: string) => !Number.isNaN(Date.parse(text)));
  ajv.addSchema({ $id: 'contract', $defs });
  const compiled = new Map<JsonObject, ValidateFunction>();
  return (schema, value) => {
    const validate = compiled.get(schema) ?? ajv.compile(convertValue(schema));
    compiled.set(schema, validate);
    return validate(value) ? [] : [...(validate.errors ?? [])];
  };
}
