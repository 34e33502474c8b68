import * as z from 'zod/mini';
import { Instant } from '../dates.ts';
import { route } from '../route.ts';

/** product.md 3.6: a slot of the tariff; `planType` 0, 4, 5 or 6. */
export const TariffSlot = z.object({ planType: z.int(), activeFrom: Instant, activeTo: Instant });
export type TariffSlot = z.infer<typeof TariffSlot>;

export const getTariffInfo = route({
  method: 'GET',
  path: 'user/tariffInfo',
  access: 'user',
  input: z.object({}),
  output: z.object({
    current: z.nullable(TariffSlot),
    next: z.nullable(TariffSlot),
    additionalPlanTypes: z.array(z.int()),
  }),
  errors: [],
});
