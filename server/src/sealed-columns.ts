import { placeOfPerformanceSecret } from './cabinets/keys/performance-key.ts';
import { placeOfMarketplaceKey } from './cabinets/marketplace-key.ts';
import { placeOfWebhookSecret } from './notifications/webhooks/sealed-secret.ts';
import type { SealedColumn } from './platform/secrets/stores.ts';

/** Everything in the tables that is sealed: what is missing here could not be opened once its key is retired. */
export const SEALED_COLUMNS: readonly SealedColumn[] = [
  { table: 'cabinets', column: 'key_sealed', owner: 'seller_id', placeOf: placeOfMarketplaceKey },
  { table: 'cabinets', column: 'performance_sealed', owner: 'seller_id', placeOf: placeOfPerformanceSecret },
  { table: 'webhooks', column: 'secret_sealed', owner: 'secret_place', placeOf: placeOfWebhookSecret },
];
