import type { IncomingMessage } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { CallerKey, FaultBoard } from './create-fault-board.ts';
import { type FaultName, type Part, type PlantedFault, TRANSPORT_FAULTS } from './fault.ts';
import { cutInHalf, type Spoil, spoilBody } from './spoil-body.ts';
import { inventWords, swapKinds } from './spoil-json.ts';

// The words by which clients tell these pages apart are those observed on the real storefront.

const page = (title: string, text: string) =>
  `<!doctype html><html lang="ru"><head><meta charset="utf-8"><title>${title}</title></head><body><h1>${title}</h1><p>${text}</p></body></html>`;

const MAINTENANCE_PAGE = page('Технические работы', 'Скоро всё заработает.');
const INCIDENT_PAGE = page('Доступ ограничен', 'antibot: нет соединения. Инцидент fab_page.');
const CAPTCHA_PAGE = page(
  'Подтвердите, что вы не бот',
  'Передвиньте ползунок, чтобы продолжить. <a href="/captcha.html">/captcha.html</a>',
);

function incidentBody(faultId: number, round: number): Record<string, string> {
  return { reason: 'antibot', incidentId: `fab_${faultId}_${round}`, challengeUrl: '/challenge' };
}

// The anti-bot pages and the wrong city of storefronts are of the transport as well; other faults a part takes itself.
const INSTALLED: readonly FaultName[] = [...TRANSPORT_FAULTS, 'blocked', 'captcha', 'wrongCity'];

export type FaultyPart = {
  part: Part;
  faults: FaultBoard;
  keyOf(request: FastifyRequest): CallerKey;
  /** `preHandler` where the caller is known by the body only; answers of parsing are not spoiled then. */
  when?: 'onRequest' | 'preHandler';
  /** The part's own words for "we broke" and "too often". */
  status500: unknown;
  status429: unknown;
  drift: Spoil;
};

/** Lets planted faults spoil the answers of one part. Returns a reader of the fault that a request drew. */
export function installFaults(
  app: FastifyInstance,
  part: FaultyPart,
): (request: FastifyRequest) => FaultName | undefined {
  const drawn = new WeakMap<IncomingMessage, PlantedFault>();

  const draw = async (request: FastifyRequest, reply: FastifyReply) => {
    const fault = part.faults.take(part.part, part.keyOf(request), INSTALLED);
    if (fault === undefined) return undefined;
    drawn.set(request.raw, fault);
    return answerFault(fault, part, request, reply);
  };
  if (part.when === 'preHandler') app.addHook('preHandler', draw);
  else app.addHook('onRequest', draw);

  const spoils: Partial<Record<FaultName, { spoil: Spoil; keepRest: boolean }>> = {
    truncatedJson: { spoil: cutInHalf, keepRest: false },
    drift: { spoil: part.drift, keepRest: true },
    wrongTypes: { spoil: swapKinds, keepRest: true },
    unknownEnum: { spoil: inventWords, keepRest: true },
  };
  app.addHook('onSend', async (request, reply, body) => {
    const fault = drawn.get(request.raw)?.fault;
    const chosen = fault === undefined ? undefined : spoils[fault];
    const isGood = reply.statusCode >= 200 && reply.statusCode < 300;
    return isGood && chosen ? spoilBody(body, chosen.spoil, chosen) : body;
  });

  return (request) => drawn.get(request.raw)?.fault;
}

async function answerFault(
  fault: PlantedFault,
  part: FaultyPart,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply | undefined> {
  switch (fault.fault) {
    case 'delay':
      await wait(fault.delayMs);
      break;
    case 'timeout':
      return reply.hijack();
    case 'reset':
      reply.hijack();
      request.raw.socket.resetAndDestroy();
      return reply;
    case 'status500':
      return reply.code(500).send(part.status500);
    case 'status429':
      if (fault.retryAfterSeconds !== undefined) reply.header('retry-after', fault.retryAfterSeconds);
      return reply.code(429).send(part.status429);
    case 'html':
      return reply.type('text/html; charset=utf-8').send(MAINTENANCE_PAGE);
    case 'blocked':
      return fault.used % 2 === 1
        ? reply.code(403).send(incidentBody(fault.id, fault.used))
        : reply.code(403).type('text/html; charset=utf-8').send(INCIDENT_PAGE);
    case 'captcha':
      return reply.code(403).type('text/html; charset=utf-8').send(CAPTCHA_PAGE);
    default:
      break;
  }
  return undefined;
}
