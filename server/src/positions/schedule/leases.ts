import { sql } from 'kysely';

// By the database's own clock: leases are about dead workers, not about the product's time.

/** Whether a row is in nobody's hands. */
export const isFree = sql<boolean>`(leased_until is null or leased_until < clock_timestamp())`;

/** Longer than one shelf may take; a killed worker's checks are free again after it. */
export const leaseEnd = sql<Date>`clock_timestamp() + interval '90 seconds'`;
