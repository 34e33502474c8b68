import { TOKEN_LIMITS, TOKEN_PREFIX } from '@vitrina/contract/accounts/personal-tokens.ts';
import { tokenScopeOf } from '@vitrina/contract/accounts/token-scope.ts';
import { ERRORS, type ErrorKey } from '@vitrina/contract/errors.ts';
import type { Route } from '@vitrina/contract/route.ts';
import type { OpenAPIV3_1 } from 'openapi-types';
import * as z from 'zod';
import { addExamples } from './add-examples.ts';
import { describeWebhooks } from './describe-webhooks.ts';
import { refusalsOf } from './refusals-of.ts';
import { SENTENCES } from './sentences.ts';
import { GROUPS, SUMMARIES } from './summaries.ts';

type Document = OpenAPIV3_1.Document;
type Operation = OpenAPIV3_1.OperationObject;

/** Raised only with a break of what programs rely on (docs/decisions/0075). */
const API_VERSION = '1';

const BEARER = 'bearer';
const PERSONAL_TOKEN = 'personalToken';

const DESCRIPTION = `The API of Vitrina: what its own pages use.

* Amounts of money are kopecks, days are \`YYYY-MM-DD\` of Moscow, moments are ISO 8601 in UTC. \`null\` means that something
  was not measured; it is never a zero.
* A refusal has the body \`{"error": {"subject", "action", "meta"}}\`; each route lists its refusals as \`subject.action\`.
  503 with \`Retry-After\` means that there is too much to do right now, without it that a database is away.
* Requests from one address are limited, and those with one personal token to ${TOKEN_LIMITS.requestsPerMinute} a minute; 429 says after how many
  seconds to ask again.
* Programs use a personal token from the account settings. Routes that accept one list it beside the access token with
  the scope that it needs.`;

const pathOf = ({ path }: Route) => path.replace(/^\/+/, '');

/** \`user/getMyInfo\` is \`userGetMyInfo\`. */
export function operationIdOf(route: Route): string {
  const [group = '', name = ''] = pathOf(route).split('/');
  return group + name.charAt(0).toUpperCase() + name.slice(1);
}

function describeError(key: ErrorKey): OpenAPIV3_1.SchemaObject {
  const [subject, action] = key.split('.');
  const { $schema: _, ...meta } = z.toJSONSchema(ERRORS[key].meta, { io: 'output' });
  return {
    type: 'object',
    title: key,
    description: SENTENCES[key],
    properties: {
      error: {
        type: 'object',
        properties: { subject: { const: subject }, action: { const: action }, meta },
        required: ['subject', 'action', 'meta'],
      },
    },
    required: ['error'],
  } as OpenAPIV3_1.SchemaObject;
}

function describeResponse(keys: readonly ErrorKey[]): OpenAPIV3_1.ResponseObject {
  const schemas = keys.map((key) => ({ $ref: `#/components/schemas/${key}` }));
  const [only] = schemas;
  return {
    description: keys.map((key) => `\`${key}\`: ${SENTENCES[key]}`).join('\n\n'),
    content: { 'application/json': { schema: schemas.length === 1 && only ? only : { anyOf: schemas } } },
  };
}

/** A response for each status: which refusals it may be. Those that are one refusal alone are described once for all. */
function describeRefusals(route: Route): OpenAPIV3_1.ResponsesObject {
  const byStatus = Map.groupBy(refusalsOf(route), (key) => ERRORS[key].status);
  return Object.fromEntries(
    [...byStatus].map(([status, keys]) => [
      String(status),
      keys.length === 1 ? { $ref: `#/components/responses/${keys[0]}` } : describeResponse(keys),
    ]),
  );
}

const FILE = { type: 'string', format: 'binary' } as const;

/** What the serving library cannot know of routes that take or answer with a file. */
function describeFiles(route: Route): Partial<Operation> {
  if (route.kind === 'download')
    return { responses: { '200': { description: 'The file', content: { '*/*': { schema: FILE } } } } };
  if (route.kind !== 'upload') return {};
  const { $schema: _, ...input } = z.toJSONSchema(route.input, { io: 'input' });
  return {
    requestBody: {
      required: true,
      content: {
        'multipart/form-data': {
          schema: { type: 'object', properties: { input, file: FILE }, required: ['input', 'file'] },
          encoding: { input: { contentType: 'application/json' } },
        },
      },
    } as OpenAPIV3_1.RequestBodyObject,
  };
}

/** 3.1 lets a scheme that is not OAuth name what it needs: the scope of the token. */
function describeSecurity(route: Route): OpenAPIV3_1.SecurityRequirementObject[] {
  if (route.access === 'public') return [];
  const scope = tokenScopeOf(route);
  return [{ [BEARER]: [] }, ...(scope === undefined ? [] : [{ [PERSONAL_TOKEN]: [scope] }])];
}

function describeOperation(route: Route, given: Operation): Operation {
  const { responses: ofFiles, ...files } = describeFiles(route);
  const { 200: ok, ...others } = { ...given.responses, ...ofFiles };
  return {
    operationId: operationIdOf(route),
    tags: [pathOf(route).split('/')[0] ?? ''],
    summary: SUMMARIES[pathOf(route)] ?? '',
    security: describeSecurity(route),
    ...given,
    ...files,
    responses: {
      200: { ...ok, description: route.kind === 'download' ? 'The file' : 'Done' },
      ...others,
      ...describeRefusals(route),
    },
  };
}

/** Completes what the serving library has made of the schemas by what the contract says of each route. */
export function describeApi(document: Document, routes: ReadonlyMap<string, Route>): Document {
  const paths = Object.entries(document.paths ?? {}).map(([path, item]) => {
    const operations = Object.entries(item ?? {}).map(([method, operation]) => {
      const route = routes.get(`${method.toUpperCase()} ${path}`);
      return [method, route ? describeOperation(route, operation as Operation) : operation];
    });
    return [path, Object.fromEntries(operations) as Record<string, Operation>] as const;
  });
  const described = paths.filter(([, item]) =>
    Object.values(item).some((one) => one.operationId !== undefined),
  );
  const text = JSON.stringify(described);
  const keys = [
    ...new Set([...routes.values()].filter(({ access }) => access !== 'operator').flatMap(refusalsOf)),
  ];
  const alone = keys.filter((key) => text.includes(`"#/components/responses/${key}"`));
  return {
    ...document,
    info: {
      title: 'Vitrina',
      version: API_VERSION,
      description: DESCRIPTION,
      license: { name: 'User agreement', url: '/documents/user-agreement.html' },
    },
    servers: [{ url: '/' }],
    tags: [...new Set(described.map(([path]) => path.split('/')[2] ?? ''))].map((name) => ({
      name,
      description: GROUPS[name] ?? '',
    })),
    paths: addExamples(Object.fromEntries(described)),
    webhooks: addExamples(describeWebhooks()),
    components: {
      ...document.components,
      schemas: Object.fromEntries(keys.map((key) => [key, describeError(key)])),
      responses: Object.fromEntries(alone.map((key) => [key, describeResponse([key])])),
      securitySchemes: {
        [BEARER]: {
          type: 'http',
          scheme: 'bearer',
          description: 'The access token of user/login or user/refresh; it is valid for minutes.',
        },
        [PERSONAL_TOKEN]: {
          type: 'http',
          scheme: 'bearer',
          bearerFormat: `${TOKEN_PREFIX}…`,
          description:
            'A personal token: it does in the chosen cabinets what its person may do there now, within its scope. `read` only looks, `change` also changes.',
        },
      },
    },
  };
}
