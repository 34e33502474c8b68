import type { Context } from '../../platform/context.ts';
import { seal, unseal } from '../../platform/secrets/secrets.ts';

type Secrets = Pick<Context, 'secrets'>;

// A sealed secret copied to another webhook does not open.
export function placeOfWebhookSecret(place: string): string {
  return `webhooks|${place}|secret`;
}

export function sealWebhookSecret({ secrets }: Secrets, place: string, secret: string): string {
  return seal(secrets, placeOfWebhookSecret(place), secret);
}

export function openWebhookSecret({ secrets }: Secrets, place: string, sealed: string): string {
  return unseal(secrets, placeOfWebhookSecret(place), sealed);
}
