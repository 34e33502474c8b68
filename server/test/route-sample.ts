import type { ErrorKey } from '@vitrina/contract/errors.ts';
import type { Things } from './every-route-things.ts';

type Given = { cabinetId: number; things: Things };

export type Sample = {
  /** A right input of its own for each call: what it names is there and belongs to the cabinet or the caller. */
  input?: (given: Given) => object | Promise<object>;
  file?: () => Promise<Uint8Array>;
  /** What somebody who may call it gets; `ok` where nothing is said. Codes are wrong and nobody is outside here. */
  answers?: readonly ('ok' | ErrorKey)[];
};
