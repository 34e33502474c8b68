import * as z from 'zod';

/** The envelope of every page: widget states are JSON inside strings, under keys whose ends change. */
const Envelope = z.object({
  widgetStates: z.record(z.string(), z.string()),
  nextPage: z.string().nullish(),
  layoutTrackingInfo: z.string().nullish(),
});
export type Envelope = z.infer<typeof Envelope>;

/** A positive whole number, or its digits as text. */
export const Numeric = z.union([
  z.int().positive(),
  z
    .string()
    .regex(/^\d{1,15}$/)
    .transform(Number),
]);

const Location = z.object({ areaId: Numeric });

export function readEnvelope(json: unknown): Envelope | undefined {
  const parsed = Envelope.safeParse(json);
  return parsed.success ? parsed.data : undefined;
}

export function parseAs<T extends z.ZodType>(text: string, shape: T): z.output<T> | undefined {
  try {
    const parsed = shape.safeParse(JSON.parse(text));
    return parsed.success ? parsed.data : undefined;
  } catch {
    return undefined;
  }
}

/** The states of the widgets with one of these names, in the order of the page. */
export function statesOf({ widgetStates }: Envelope, ...names: readonly string[]): string[] {
  return Object.entries(widgetStates)
    .filter(([key]) => names.some((name) => key.startsWith(`${name}-`)))
    .map(([, state]) => state);
}

/** The first widget of a name whose state has the shape. */
export function findState<T extends z.ZodType>(
  envelope: Envelope,
  name: string,
  shape: T,
): z.output<T> | undefined {
  for (const state of statesOf(envelope, name)) {
    const parsed = parseAs(state, shape);
    if (parsed !== undefined) return parsed;
  }
  return undefined;
}

/** The header's address bar says whose city a page was made for. */
export function readPageAreaId(json: unknown): number | undefined {
  const envelope = readEnvelope(json);
  return envelope && findState(envelope, 'addressBookBarWeb', Location)?.areaId;
}
