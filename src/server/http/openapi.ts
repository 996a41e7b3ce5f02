import * as z from 'zod/v4/core';
import type { Endpoint } from '#contract/base/endpoint.ts';
import { errorBodySchema } from '#contract/base/error-body.ts';
import { endpoints } from '#contract/endpoints.ts';
import { PRODUCT_NAME } from '#domain/site/site-name.ts';

type JsonSchema = Record<string, unknown>;

const toJsonSchema = (schema: unknown, io: 'input' | 'output'): JsonSchema =>
  z.toJSONSchema(schema as z.$ZodType, { io, unrepresentable: 'any' }) as JsonSchema;

export function buildOpenApi(publicUrl: string) {
  const paths: Record<string, Record<string, Operation>> = {};
  for (const [name, endpoint] of Object.entries(endpoints)) {
    const path = endpoint.path.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: describeOperation(name, endpoint) };
  }
  return {
    openapi: '3.1.0',
    info: { title: PRODUCT_NAME, version: '1', description: `API do ${PRODUCT_NAME}. Contas: protocolo em /auth/v1.` },
    servers: [{ url: publicUrl }],
    paths,
    components: {
      schemas: { Error: toJsonSchema(errorBodySchema, 'output') },
      securitySchemes: { session: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
    },
  };
}

export type OpenApiDocument = ReturnType<typeof buildOpenApi>;
type Operation = ReturnType<typeof describeOperation>;

function describeOperation(name: string, endpoint: Endpoint) {
  const failure = {
    description: 'Error',
    content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
  };
  const binary = { schema: { type: 'string', format: 'binary' } };
  const success = endpoint.rawResponse
    ? { description: 'Success', content: { [endpoint.rawResponse]: binary } }
    : endpoint.response
      ? {
          description: 'Success',
          content: {
            'application/json': { schema: toJsonSchema(endpoint.response, 'output') },
            ...(endpoint.streams && { 'text/event-stream': { schema: { type: 'string' } } }),
          },
        }
      : { description: 'Success, no content' };
  return {
    operationId: name,
    summary: endpoint.summary,
    'x-access': endpoint.access,
    ...(endpoint.access !== 'public' && { security: [{ session: [] }] }),
    parameters: [...describeParameters('path', endpoint.params), ...describeParameters('query', endpoint.query)],
    ...(endpoint.body && {
      requestBody: {
        required: true,
        content: { 'application/json': { schema: toJsonSchema(endpoint.body, 'input') } },
      },
    }),
    ...(endpoint.rawBody && {
      requestBody: { required: true, content: Object.fromEntries(endpoint.rawBody.map((type) => [type, binary])) },
    }),
    responses: {
      [endpoint.response || endpoint.rawResponse ? (endpoint.status ?? 200) : 204]: success,
      default: failure,
    },
  };
}

function describeParameters(place: 'path' | 'query', schema: unknown) {
  if (!schema) return [];
  const { properties = {}, required = [] } = toJsonSchema(schema, 'input') as {
    properties?: Record<string, JsonSchema>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: property,
  }));
}
