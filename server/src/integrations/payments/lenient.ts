import * as z from 'zod';

/**
 * What the money does not need, and recorded answers now and then lack or write otherwise: null where it cannot be read,
 * so that it never stands in the way of what is needed.
 */
export function optional<Shape extends z.ZodType>(shape: Shape) {
  return shape.nullish().catch(null);
}

/** Ids of shops are digits, and digits come as numbers now and then. */
export const IdText = z.union([z.string(), z.number()]).transform(String);

/** A moment, or null where there is none or none that can be read. */
export const Moment = optional(z.string()).transform((text) => {
  const at = text === null || text === undefined ? Number.NaN : Date.parse(text);
  return Number.isNaN(at) ? null : new Date(at);
});

export const Metadata = optional(z.record(z.string(), z.unknown())).transform((fields) =>
  Object.fromEntries(
    Object.entries(fields ?? {})
      .filter(([, value]) => value !== null)
      .map(([name, value]) => [name, String(value)]),
  ),
);

/** Reasons and parties are open words: the provider adds new ones. */
export const Cancellation = optional(
  z.object({ party: optional(z.string()), reason: optional(z.string()) }),
).transform((details) => (details ? { party: details.party ?? null, reason: details.reason ?? null } : null));

/** Where a person confirms something, if there is such a page. */
export const ConfirmationUrl = optional(z.object({ confirmation_url: z.url() })).transform(
  (confirmation) => confirmation?.confirmation_url ?? null,
);
