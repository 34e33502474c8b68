import type { FindErrors } from './compile-schemas.ts';
import type { ContractDocument, Operation, Parameter } from './contract-document.ts';
import { describeErrors } from './describe-errors.ts';
import { isObject } from './json-object.ts';
import { readBody } from './read-body.ts';
import { readForm, readTextValues } from './read-text-value.ts';

export type Request = {
  query: URLSearchParams;
  pathValues: Readonly<Record<string, string>>;
  /** By lower-case name; undefined: not told, not checked. */
  headers: Readonly<Record<string, string>> | undefined;
  body: unknown;
};

function checkParameter(
  document: ContractDocument,
  findErrors: FindErrors,
  { name, place, required, isOneText, schema }: Parameter,
  { query, pathValues, headers }: Request,
): string[] {
  const header = headers?.[name.toLowerCase()];
  if (place === 'header') {
    return headers && required && header === undefined ? [`header ${name}: missing`] : [];
  }
  const inPath = pathValues[name];
  const texts = place === 'path' ? (inPath === undefined ? [] : [inPath]) : query.getAll(name);
  if (texts.length === 0) return required ? [`${place} ${name}: missing`] : [];
  const parts = isOneText ? texts.flatMap((text) => text.split(',')) : texts;
  const errors = findErrors(schema, readTextValues(document, schema, parts));
  return describeErrors(errors).map((line) => `${place} ${name} ${line}`);
}

function checkBody(
  document: ContractDocument,
  findErrors: FindErrors,
  { body: promised }: Operation,
  { body, headers }: Request,
): string[] {
  if (promised === undefined) {
    // Several APIs take an empty object where they document nothing.
    const isEmpty = body === undefined || body === '' || body === '{}';
    return isEmpty || (isObject(body) && Object.keys(body).length === 0) ? [] : ['body: not in the contract'];
  }
  if (body === undefined || body === '') return promised.required ? ['body: missing'] : [];
  const read = readBody(body, promised.content, headers?.['content-type']);
  if ('difference' in read) return [`body: ${read.difference}`];
  if (read.schema === undefined) return [];
  const value =
    read.isForm && isObject(read.value) ? readForm(document, read.schema, read.value) : read.value;
  return describeErrors(findErrors(read.schema, value)).map((line) => `body ${line}`);
}

/** What a request says otherwise than the contract: parameters, credentials, body. */
export function checkRequest(
  document: ContractDocument,
  findErrors: FindErrors,
  operation: Operation,
  request: Request,
): string[] {
  const known = new Set(
    operation.parameters.filter(({ place }) => place === 'query').map(({ name }) => name),
  );
  const unknown = [...new Set(request.query.keys())].filter((name) => !known.has(name));
  const { headers } = request;
  const isLetIn =
    headers === undefined ||
    operation.credentials.length === 0 ||
    operation.credentials.some((names) => names.every((name) => headers[name.toLowerCase()] !== undefined));
  return [
    ...operation.parameters.flatMap((parameter) => checkParameter(document, findErrors, parameter, request)),
    ...unknown.map((name) => `query ${name}: not in the contract`),
    ...(isLetIn ? [] : [`header ${operation.credentials[0]?.[0] ?? ''}: missing`]),
    ...checkBody(document, findErrors, operation, request),
  ];
}
