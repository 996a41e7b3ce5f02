import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { buildClientSchema, parse, printSchema, TypeInfo, visit, visitWithTypeInfo } from 'graphql';
import { root } from './run-step.mjs';

// Extracts the parts of Shopify's schema that our operations use, so that tests can validate them. Run it when an
// operation or the version changes: node scripts/shopify-schema.mjs
const PACKAGE = '@shopify/dev-mcp@1.16.0';
const VERSION = '2026-10';
const MAX_VALUES = 60;

const { __schema } = readIntrospection();
const used = findUsed(buildClientSchema({ __schema }), await readDocuments());
const text = printSchema(buildClientSchema(trim(used)));
const heading = `# Of ${PACKAGE}, admin_${VERSION}: what our operations reach. Made by scripts/shopify-schema.mjs.`;
writeFileSync(join(root, 'tests/support/doubles/shopify-schema.graphql'), `${heading}\n${text}\n`);

function readIntrospection() {
  const folder = mkdtempSync(join(tmpdir(), 'shopify-schema-'));
  try {
    const name = execFileSync('npm', ['pack', PACKAGE, '--silent'], { cwd: folder, encoding: 'utf8' }).trim();
    const file = `package/dist/data/admin_${VERSION}.json.gz`;
    execFileSync('tar', ['xzf', name, file], { cwd: folder });
    return JSON.parse(gunzipSync(readFileSync(join(folder, file))).toString()).data;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function readDocuments() {
  const entryPoints = [join(root, 'src/server/providers/shopify/operations.ts')];
  const { outputFiles } = await build({ entryPoints, bundle: true, format: 'esm', write: false });
  const module = await import(`data:text/javascript,${encodeURIComponent(outputFiles[0].text)}`);
  return Object.values(module).flatMap(({ query }) => query ?? []);
}

/** Fields used by the documents, by type, and the complete input types and enums they refer to. */
function findUsed(full, documents) {
  const fields = new Map();
  const whole = new Set();
  const info = new TypeInfo(full);
  const addInput = (type) => {
    const name = nameOf(type);
    if (whole.has(name)) return;
    whole.add(name);
    for (const field of Object.values(full.getType(name)?.getFields?.() ?? {})) addInput(field.type);
  };
  for (const document of documents) {
    visit(
      parse(document),
      visitWithTypeInfo(info, {
        Field() {
          const field = info.getFieldDef();
          if (!field || field.name.startsWith('__')) return;
          const parent = info.getParentType().name;
          fields.set(parent, new Set([...(fields.get(parent) ?? []), field.name]));
        },
        Argument: () => addInput(info.getArgument().type),
        VariableDefinition: (node) => addInput(node.type),
      }),
    );
  }
  return { fields, whole };
}

function nameOf(type) {
  if (type.kind === 'NamedType') return type.name.value;
  if (type.type) return nameOf(type.type);
  return type.ofType ? nameOf(type.ofType) : type.name;
}

function trim({ fields, whole }) {
  const types = new Map(__schema.types.map((type) => [type.name, type]));
  const usedTypes = new Map();
  const addType = (ref) => {
    const name = nameOf(ref);
    if (usedTypes.has(name)) return;
    const found = types.get(name);
    // Country and currency codes: long enums that our operations do not depend on.
    const type = found.enumValues?.length > MAX_VALUES ? { ...found, kind: 'SCALAR', enumValues: null } : found;
    usedTypes.set(name, undefined);
    const asked = fields.get(name) ?? new Set();
    const own = type.fields?.filter(({ name: field }) => asked.has(field) || inheritsAsked(type, field));
    usedTypes.set(name, {
      ...type,
      description: null,
      fields:
        own?.map((field) => ({ ...field, description: null, args: field.args.filter(isNeeded).map(plain) })) ?? null,
      inputFields: type.inputFields?.map(plain) ?? null,
      enumValues: type.enumValues?.map((value) => ({ ...value, description: null })) ?? null,
      interfaces: type.interfaces?.filter(({ name: parent }) => fields.has(parent)) ?? null,
    });
    for (const field of own ?? []) {
      addType(field.type);
      for (const arg of field.args.filter(isNeeded)) addType(arg.type);
    }
    for (const field of type.inputFields ?? []) addType(field.type);
    for (const child of type.possibleTypes ?? []) addType(child);
  };
  const inheritsAsked = (type, field) => type.interfaces?.some(({ name }) => fields.get(name)?.has(field)) ?? false;
  const isNeeded = ({ type }) => whole.has(nameOf(type)) || ['String', 'Int', 'Boolean', 'ID'].includes(nameOf(type));
  const plain = (value) => ({ ...value, description: null });
  for (const name of fields.keys()) addType({ name });
  for (const name of ['String', 'Boolean', 'Int', 'Float', 'ID']) addType({ name });
  return {
    __schema: {
      ...__schema,
      description: null,
      subscriptionType: null,
      directives: [],
      types: [...usedTypes.values()],
    },
  };
}
