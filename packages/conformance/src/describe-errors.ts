import type { ErrorObject } from 'ajv';

const LONGEST_VALUE = 80;

function show(value: unknown): string {
  const text = JSON.stringify(value) ?? String(value);
  return text.length > LONGEST_VALUE ? `${text.slice(0, LONGEST_VALUE)}…` : text;
}

/** `/items/0/sku` as people write it: `items[0].sku`. */
function readPath(pointer: string): string {
  return pointer
    .split('/')
    .slice(1)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))
    .reduce((path, part) => (/^\d+$/.test(part) ? `${path}[${part}]` : `${path}.${part}`), '$');
}

function textAt(params: Record<string, unknown>, name: string): string {
  const value = params[name];
  return Array.isArray(value) ? value.join(' or ') : String(value);
}

function describeError(error: ErrorObject): string {
  const { keyword, message = '', data } = error;
  const params: Record<string, unknown> = error.params;
  const path = readPath(error.instancePath);
  switch (keyword) {
    case 'unevaluatedProperties':
      return `${path}.${textAt(params, 'unevaluatedProperty')}: not in the contract`;
    case 'additionalProperties':
      return `${path}.${textAt(params, 'additionalProperty')}: not in the contract`;
    case 'required':
      return `${path}.${textAt(params, 'missingProperty')}: missing`;
    case 'type':
      return `${path}: ${show(data)} is not ${textAt(params, 'type')}`;
    case 'enum':
      return `${path}: ${show(data)} is none of ${textAt(params, 'allowedValues')}`;
    default:
      return `${path}: ${show(data)} ${message}`;
  }
}

/**
 * Where a branch of a choice failed, nobody has counted its fields: that they are not in the contract is a false alarm.
 */
function dropFalseAlarms(all: readonly ErrorObject[]): ErrorObject[] {
  const failed = new Set(
    all
      .filter(({ keyword }) => keyword === 'if' || keyword === 'anyOf')
      .map(({ instancePath }) => instancePath),
  );
  return all.filter(
    ({ keyword, instancePath }) => keyword !== 'unevaluatedProperties' || !failed.has(instancePath),
  );
}

/** One line a difference: where and what. Of a choice that nothing fits, the choice is told and its first reason. */
export function describeErrors(all: readonly ErrorObject[]): string[] {
  const errors = dropFalseAlarms(all);
  const choices = errors.filter(({ keyword }) => keyword === 'anyOf').map(({ instancePath }) => instancePath);
  const outermost = choices.filter(
    (path) => !choices.some((other) => other !== path && path.startsWith(`${other}/`)),
  );
  const isInside = (path: string, choice: string) => path === choice || path.startsWith(`${choice}/`);
  const plain = errors.filter(
    ({ keyword, instancePath }) =>
      keyword !== 'if' && !outermost.some((choice) => isInside(instancePath, choice)),
  );
  const chosen = [...new Set(outermost)].map((choice) => {
    const within = errors.filter(
      ({ keyword, instancePath }) =>
        keyword !== 'anyOf' && keyword !== 'if' && isInside(instancePath, choice),
    );
    const deepest = within.toSorted((a, b) => b.instancePath.length - a.instancePath.length)[0];
    return `${readPath(choice)}: fits no choice of the contract${deepest ? ` (${describeError(deepest)})` : ''}`;
  });
  return [...new Set([...plain.map(describeError), ...chosen])];
}
