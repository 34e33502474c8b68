import { NotificationEvent } from '@vitrina/contract/notifications/notifications.ts';
import { WEBHOOK_KINDS, WEBHOOK_TEST, type WebhookType } from '@vitrina/contract/notifications/webhooks.ts';
import type { OpenAPIV3_1 } from 'openapi-types';
import * as z from 'zod';

const header = (name: string, description: string): OpenAPIV3_1.ParameterObject => ({
  in: 'header',
  name,
  required: true,
  description,
  schema: { type: 'string' },
});

const HEADERS = [
  header('webhook-id', 'The delivery: the same at every attempt.'),
  header('webhook-timestamp', 'Seconds since 1970 of this attempt.'),
  header(
    'webhook-signature',
    '`v1,` and the base64 of HMAC-SHA256 over `id.timestamp.body`, by Standard Webhooks.',
  ),
];

const Kind = z.looseObject({ const: z.string().optional(), enum: z.array(z.string()).optional() });
const Option = z.looseObject({
  properties: z.looseObject({ kind: Kind }),
  required: z.array(z.string()),
});
type Option = z.infer<typeof Option>;

/** Of each kind of event its fields; some options of the union are of several kinds. */
const EVENTS = z
  .looseObject({ oneOf: z.array(Option) })
  .parse(z.toJSONSchema(NotificationEvent, { io: 'input' })).oneOf;

const isOf =
  (type: WebhookType) =>
  ({ properties: { kind } }: Option) =>
    kind.const === type || kind.enum?.includes(type) === true;

function describeMessage(type: WebhookType): OpenAPIV3_1.SchemaObject {
  const { properties, required } = EVENTS.find(isOf(type)) ?? { properties: {}, required: ['kind'] };
  const data = {
    type: 'object',
    properties: { ...properties, cabinetId: { type: 'integer' }, kind: { const: type } },
    required: [...new Set(['cabinetId', ...required])],
  };
  const timestamp = { type: 'string', format: 'date-time' };
  return {
    type: 'object',
    properties: { type: { const: type }, timestamp, data },
    required: ['type', 'timestamp', 'data'],
  } as OpenAPIV3_1.SchemaObject;
}

const TYPES: readonly WebhookType[] = [...WEBHOOK_KINDS, WEBHOOK_TEST];

const capitalize = (word: string) => word.slice(0, 1).toUpperCase() + word.slice(1);

function describePost(type: WebhookType): OpenAPIV3_1.OperationObject {
  return {
    operationId: `receive${type.split('.').map(capitalize).join('')}`,
    // The signature says who sends: nothing of ours is to be presented to a receiver.
    security: [],
    summary: `Sent to the webhooks of a cabinet: ${type}`,
    parameters: [...HEADERS],
    requestBody: { required: true, content: { 'application/json': { schema: describeMessage(type) } } },
    responses: { '2XX': { description: 'Received; whatever else is answered, it is sent again' } },
  };
}

/** What receivers get, by its type. */
export function describeWebhooks(): NonNullable<OpenAPIV3_1.Document['webhooks']> {
  return Object.fromEntries(
    TYPES.map((type) => [type, { post: describePost(type) } as OpenAPIV3_1.PathItemObject]),
  );
}
