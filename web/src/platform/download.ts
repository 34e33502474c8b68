import type { InputOf, Route } from '@vitrina/contract/route.ts';
import { fileNameOf } from './file-name-of.ts';
import { type SendOptions, send } from './send.ts';

/** Saves what the server answers under the name that the server gave it. */
export async function download<R extends Route>(
  route: R,
  input: InputOf<R>,
  options: SendOptions = {},
): Promise<void> {
  const response = await send(route, input, options);
  const url = URL.createObjectURL(await response.blob());
  const link = document.createElement('a');
  link.href = url;
  link.download = fileNameOf(response.headers.get('content-disposition')) ?? 'vitrina';
  link.click();
  // The browser reads the blob after the click returns; a minute is ample and frees the memory.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
