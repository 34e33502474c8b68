import type { ErrorObject } from 'ajv';
import type { FindErrors } from './compile-schemas.ts';
import type { Operation } from './contract-document.ts';
import { describeErrors } from './describe-errors.ts';
import { type JsonObject, objectAt, textsOf } from './json-object.ts';
import { readBody } from './read-body.ts';

export type Answer = { status: number; body: unknown; contentType: string | undefined };

/** Fields whose kind the contract's own example contradicts: nobody knows which of the two is right. */
function listDoubtfulFields(media: JsonObject): Set<string> {
  const notes = textsOf(media['x-example-contradicts-schema'] ?? []);
  const paths = notes.flatMap((note) => /^([^:]+): .* is not of type/.exec(note)?.[1] ?? []);
  return new Set(paths.map((path) => `/${path}`.replaceAll(/\/\d+/g, '/#')));
}

function isDoubtful({ keyword, instancePath }: ErrorObject, doubtful: Set<string>): boolean {
  return (
    (keyword === 'type' || keyword === 'pattern') && doubtful.has(instancePath.replaceAll(/\/\d+/g, '/#'))
  );
}

/** What an answer says otherwise than the contract. A body that is undefined is not checked. */
export function checkAnswer(findErrors: FindErrors, operation: Operation, answer: Answer): string[] {
  const { status, body, contentType } = answer;
  const family = `${Math.floor(status / 100)}XX`;
  const promised =
    operation.answers.get(String(status)) ??
    operation.answers.get(family) ??
    operation.answers.get('default');
  if (promised === undefined) return [`answer: status ${status} is not in the contract`];
  if (body === undefined) return [];
  const content = objectAt(promised, 'content');
  const isPromised = Object.keys(content).length > 0;
  if (body === '') return isPromised ? [`answer ${status}: no body`] : [];
  if (!isPromised) return [`answer ${status}: the contract has no body here`];
  const read = readBody(body, content, contentType);
  if ('difference' in read) return [`answer ${status}: ${read.difference}`];
  if (read.schema === undefined) return [];
  const doubtful = listDoubtfulFields(read.media);
  const errors = findErrors(read.schema, read.value).filter((error) => !isDoubtful(error, doubtful));
  return describeErrors(errors).map((line) => `answer ${status} ${line}`);
}
