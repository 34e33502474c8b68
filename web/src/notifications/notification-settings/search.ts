import { CabinetId } from '@vitrina/contract/ids.ts';
import * as z from 'zod/mini';

/** Of which cabinet the choices are shown, in the address; absent: of all. */
export const NotificationsSearch = z.object({ choices: z.catch(z.optional(CabinetId), undefined) });
