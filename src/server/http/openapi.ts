import { html } from 'hono/html';
import * as z from 'zod/v4/core';
import type { Endpoint } from '#contract/base/endpoint.ts';
import { errorBodySchema } from '#contract/base/error-body.ts';
import { endpoints } from '#contract/endpoints.ts';
import { PRODUCT_NAME } from '#domain/site/site-name.ts';
import { type SitePage, sitePage } from './compressed-page.ts';
import type { App } from './dependencies.ts';

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

export function registerApiDocs(app: App): void {
  let document: OpenApiDocument | undefined;
  const read = (publicUrl: string) => {
    document ??= buildOpenApi(publicUrl);
    return document;
  };
  let json: SitePage | undefined;
  app.get('/api/openapi.json', (c) => {
    json ??= sitePage(JSON.stringify(read(c.get('deps').config.PUBLIC_URL)), 'application/json');
    return json(c, 200);
  });
  let page: Promise<SitePage> | undefined;
  app.get('/api/docs', async (c) => {
    page ??= renderApiDocs(read(c.get('deps').config.PUBLIC_URL)).then(sitePage);
    return (await page)(c, 200);
  });
}

async function renderApiDocs(document: OpenApiDocument): Promise<string> {
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method: method.toUpperCase(), operation })),
  );
  const page = await html`<!doctype html>
<html lang="pt-BR">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>API do ${PRODUCT_NAME}</title>
    <style>
      :root { color-scheme: dark; }
      body { font: 15px/1.6 system-ui, sans-serif; background: #0b0a0c; color: #f5f0e6; max-width: 60rem; margin: 0 auto; padding: 2rem 1rem; }
      code, pre { font-family: ui-monospace, monospace; font-size: 13px; }
      pre { overflow-x: auto; background: #141217; padding: 1rem; border-radius: 8px; }
      details { border-top: 1px solid #2a272e; padding: .75rem 0; }
      summary { cursor: pointer; }
      a { color: #ff8a5c; }
      b { display: inline-block; min-width: 4.5rem; }
    </style>
  </head>
  <body>
    <main>
      <h1>API do ${PRODUCT_NAME}</h1>
      <p>Documento completo em <a href="/api/openapi.json">/api/openapi.json</a> (OpenAPI 3.1). As contas seguem o protocolo em <code>/auth/v1</code>.</p>
      ${operations.map(
        ({ path, method, operation }) => html`<details>
          <summary><b>${method}</b> <code>${path}</code> · ${operation.summary} · ${operation['x-access']}</summary>
          <pre tabindex="0">${JSON.stringify(operation, null, 2)}</pre>
        </details>`,
      )}
    </main>
  </body>
</html>`;
  return page.toString();
}
