import type * as z from 'zod/mini';
import type { Access } from './access.ts';
import type { ErrorKey } from './errors.ts';

type Schema = z.core.$ZodType;

/**
 * A route is data: the server serves it, the web calls it, the access matrix and the OpenAPI page are made of it.
 * `json` answers with `output`; `download` answers with a file; `upload` takes one multipart file beside its input;
 * `events` answers with a stream that goes on, of which `output` is one event.
 */
export type Route<Input extends Schema = Schema, Output extends Schema = Schema> = {
  readonly method: 'GET' | 'POST';
  /** By product.md 7, odd leading slashes included; the server ignores doubled slashes. */
  readonly path: string;
  readonly kind: 'json' | 'download' | 'upload' | 'events';
  readonly access: Access;
  /** It only reads, and personal tokens may call it, where `access` alone does not say so (accounts/token-scope.ts). */
  readonly tokens?: 'read';
  readonly input: Input;
  readonly output: Output;
  readonly errors: readonly ErrorKey[];
};

type Given<Input extends Schema, Output extends Schema> = Omit<Route<Input, Output>, 'kind'> &
  Partial<Pick<Route, 'kind'>>;

export function route<Input extends Schema, Output extends Schema>(
  given: Given<Input, Output>,
): Route<Input, Output> {
  return { kind: 'json', ...given };
}

export type InputOf<R extends Route> = z.input<R['input']>;
export type OutputOf<R extends Route> = z.output<R['output']>;
