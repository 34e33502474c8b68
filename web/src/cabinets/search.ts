import { WebhookId } from '@vitrina/contract/ids.ts';
import * as z from 'zod/mini';
import { CABINET_TABS } from './cabinet-tabs.ts';

/** State of a cabinet's page in the address: the tab, the key whose dialog is open, and the webhook whose log is shown. */
export const CabinetSearch = z.object({
  tab: z.catch(z.optional(z.enum(CABINET_TABS)), undefined),
  webhook: z.catch(z.optional(WebhookId), undefined),
  fix: z.catch(z.optional(z.enum(['key', 'performance'])), undefined),
});

/** State of the list of cabinets: whether the dialog for a new one is open. */
export const CabinetsSearch = z.object({ create: z.catch(z.optional(z.boolean()), undefined) });
