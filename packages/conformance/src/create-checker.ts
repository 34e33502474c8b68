import { checkAnswer } from './check-answer.ts';
import { checkRequest } from './check-request.ts';
import { compileSchemas } from './compile-schemas.ts';
import { type ContractDocument, listOperations, type Operation } from './contract-document.ts';
import { describeErrors } from './describe-errors.ts';
import { objectAt } from './json-object.ts';

export type CheckedExchange = {
  method: string;
  /** Without the base prefix; its query counts as well. */
  path: string;
  query?: URLSearchParams | Readonly<Record<string, string | readonly string[]>> | undefined;
  /** Of the request. Absent: headers are not checked. */
  headers?: Readonly<Record<string, string>> | undefined;
  requestBody?: unknown;
  status: number;
  answerBody?: unknown;
  answerHeaders?: Readonly<Record<string, unknown>> | undefined;
};

function matchPath(template: string, path: string): Record<string, string> | undefined {
  const parts = template.split('/');
  const given = path.split('/');
  if (parts.length !== given.length) return undefined;
  const values: Record<string, string> = {};
  for (const [place, part] of parts.entries()) {
    const name = /^\{(.+)\}$/.exec(part)?.[1];
    const text = given[place] ?? '';
    if (name === undefined && part !== text) return undefined;
    if (name !== undefined && text === '') return undefined;
    if (name !== undefined) values[name] = decodeURIComponent(text);
  }
  return values;
}

/** A path that is spelled out wins over a template. */
function findMatch(operations: readonly Operation[], method: string, path: string) {
  return operations
    .filter((one) => one.method === method.toUpperCase())
    .flatMap((operation) => {
      const pathValues = matchPath(operation.path, path);
      return pathValues === undefined ? [] : [{ operation, pathValues }];
    })
    .toSorted((a, b) => Object.keys(a.pathValues).length - Object.keys(b.pathValues).length)[0];
}

function joinQuery(search: string, query: CheckedExchange['query'] = {}): URLSearchParams {
  const joined = new URLSearchParams(search);
  const entries = query instanceof URLSearchParams ? [...query] : Object.entries(query);
  for (const [name, values] of entries) {
    for (const value of typeof values === 'string' ? [values] : values) joined.append(name, value);
  }
  return joined;
}

function lowerNames<Value>(headers: Readonly<Record<string, Value>>): Record<string, Value> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
}

/** Checks exchanges and values against one contract document. */
export function createChecker(document: ContractDocument) {
  const operations = listOperations(document);
  const findErrors = compileSchemas(document);
  const schemas = objectAt(document.components, 'schemas');

  function check(exchange: CheckedExchange): string[] {
    const [path = '', search = ''] = exchange.path.split('?');
    const match = findMatch(operations, exchange.method, path);
    if (match === undefined) return [`${exchange.method} ${path}: not in the contract`];
    const { operation, pathValues } = match;
    const request = {
      query: joinQuery(search, exchange.query),
      pathValues,
      headers: exchange.headers && lowerNames(exchange.headers),
      body: exchange.requestBody,
    };
    const contentType = lowerNames(exchange.answerHeaders ?? {})['content-type'];
    return [
      ...(exchange.status < 400 ? checkRequest(document, findErrors, operation, request) : []),
      ...checkAnswer(findErrors, operation, {
        status: exchange.status,
        body: exchange.answerBody,
        contentType: typeof contentType === 'string' ? contentType : undefined,
      }),
    ];
  }

  function checkValue(schemaName: string, value: unknown): string[] {
    if (!(schemaName in schemas)) return [`schema ${schemaName}: not in the contract`];
    return describeErrors(findErrors(referenceTo(schemaName), value));
  }
  const references = new Map<string, { $ref: string }>();
  const referenceTo = (name: string) => {
    const reference = references.get(name) ?? { $ref: `#/components/schemas/${name}` };
    references.set(name, reference);
    return reference;
  };

  function findOperation(method: string, path: string) {
    const found = findMatch(operations, method, path.split('?')[0] ?? '')?.operation;
    return found && { method: found.method, path: found.path };
  }

  return {
    operations: operations.map(({ method, path }) => ({ method, path })),
    check,
    checkValue,
    findOperation,
  };
}
