import * as z from 'zod';

/** Ids of shops are digits, and digits come as numbers now and then. */
export const IdText = z.union([z.string(), z.number()]).transform(String);

/** A moment, or null where there is none or none that can be read. */
export const Moment = z
  .string()
  .nullish()
  .transform((text) => {
    const at = text === null || text === undefined ? Number.NaN : Date.parse(text);
    return Number.isNaN(at) ? null : new Date(at);
  });

export const Metadata = z
  .record(z.string(), z.unknown())
  .nullish()
  .transform((fields) =>
    Object.fromEntries(
      Object.entries(fields ?? {})
        .filter(([, value]) => value !== null)
        .map(([name, value]) => [name, String(value)]),
    ),
  );

/** Reasons and parties are open words: the provider adds new ones. */
export const Cancellation = z
  .object({ party: z.string().nullish(), reason: z.string().nullish() })
  .nullish()
  .transform((details) =>
    details ? { party: details.party ?? null, reason: details.reason ?? null } : null,
  );
