import { randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import pg from 'pg';
import pino from 'pino';
import { afterAll, beforeAll, expect, inject, it, vi } from 'vitest';
import { loadConfig } from '#server/config.ts';
import { checkDatabase } from '#server/db/check-database.ts';
import { checkPort } from '#server/start/check-port.ts';
import { openEmbeddedDatabase } from '#server/start/open-embedded-database.ts';
import { openServices } from '#server/start/open-services.ts';
import { StartError } from '#server/start/start-error.ts';
import { findFreePort, makeTemporaryFolder } from '#tests/support/built-server.ts';
import { inDatabase } from '#tests/support/database-server.ts';
import { startRefusingPostgres } from './refusing-postgres.ts';
import { CERTIFICATE, startTlsPostgres } from './tls-postgres.ts';

vi.setConfig({ testTimeout: 90_000 });

type Environment = Record<string, string>;
let folder: Awaited<ReturnType<typeof makeTemporaryFolder>>;
let tls: Awaited<ReturnType<typeof startTlsPostgres>>;
let admin: pg.Client;
const server = inject('databaseServer');
const mark = randomUUID().slice(0, 8);
const cleanUp: string[] = [];
const closing: (() => void)[] = [];

beforeAll(async () => {
  admin = new pg.Client({ ...server });
  await admin.connect();
  [folder, tls] = await Promise.all([makeTemporaryFolder(), startTlsPostgres()]);
});

afterAll(async () => {
  for (const close of closing) close();
  for (const statement of cleanUp.reverse()) await admin.query(statement);
  await admin.end();
  await tls.stop();
  await folder.remove();
});

async function file(name: string, text: string): Promise<string> {
  const path = join(folder.path, name);
  await writeFile(path, text);
  return path;
}

/** URL of a new database on the PostgreSQL of the test run. */
async function database(name: string, options = ''): Promise<string> {
  const full = `start_${name}_${mark}`;
  await admin.query(`create database ${full} ${options}`);
  cleanUp.push(`drop database ${full} with (force)`);
  const { connectionString, host, port, user, password } = inDatabase(server, full);
  const login = [user, password].filter(Boolean).map((part) => encodeURIComponent(part ?? ''));
  return connectionString ?? `postgres://${login.join(':')}@/${full}?host=${host}&port=${port}`;
}

async function refusing(code: string, message: string): Promise<Environment> {
  const postgres = await startRefusingPostgres(code, message);
  closing.push(postgres.stop);
  return { DATABASE_URL: postgres.url };
}

async function withoutRights(): Promise<Environment> {
  const url = await database('rights');
  const role = `start_role_${mark}`;
  await admin.query(`create role ${role} login password 'fraca'`);
  cleanUp.push(`drop role ${role}`);
  return { DATABASE_URL: url.replace(/\/\/[^@]*@/, `//${role}:fraca@`) };
}

async function readOnly(): Promise<Environment> {
  const url = await database('reading');
  await admin.query(`alter database start_reading_${mark} set default_transaction_read_only = on`);
  return { DATABASE_URL: url };
}

const invalid: [env: Environment, problem: string][] = [
  [{ PORT: 'abc' }, 'PORT deve ser um número inteiro de 0 a 65535'],
  [{ PUBLIC_URL: 'dropar.example' }, 'PUBLIC_URL deve ser um endereço http:// ou https://'],
  [{ DATABASE_URL: 'mysql://localhost/x' }, 'DATABASE_URL deve começar com postgres://'],
  [{ AI_PROVIDER: 'openai', AI_API_KEY: 'k' }, 'AI_MODEL é obrigatório com AI_PROVIDER=openai'],
  [{ AI_PROVIDER: 'gpt' }, 'AI_PROVIDER deve ser offline, openai-compatible, openai, anthropic ou google'],
  [
    { S3_BUCKET: 'b', S3_ENDPOINT: 'http://s3.local', S3_ACCESS_KEY_ID: 'k' },
    'S3_SECRET_ACCESS_KEY é obrigatório com S3_BUCKET',
  ],
  ...['proxy', '10.0.0.0/33'].map((entry): [Environment, string] => [
    { TRUSTED_PROXIES: `10.0.0.0/8, ${entry}` },
    `TRUSTED_PROXIES tem "${entry}", que não é um endereço IP nem uma faixa como 10.0.0.0/8`,
  ]),
];

const settings: [title: string, env: () => Environment | Promise<Environment>, sentence: string | RegExp][] = [
  [
    'a misspelt variable',
    () => ({ DATABSE_URL: 'postgres://x@y/z' }),
    'A variável DATABSE_URL não existe. Você quis dizer DATABASE_URL?',
  ],
  [
    'a misspelt variable in .env',
    async () => ({ ENV_FILE: await file('misspelt.env', 'SMPT_URL=smtp://x') }),
    'A variável SMPT_URL não existe. Você quis dizer SMTP_URL?',
  ],
  [
    'a wrong value in .env',
    async () => ({ ENV_FILE: await file('wrong.env', 'WORKERS=0') }),
    'Configuração inválida: WORKERS deve ser um número inteiro de 1 a 64.',
  ],
  [
    'a file of variables that is not there',
    () => ({ ENV_FILE: '/nowhere/.env' }),
    'Não foi possível ler o arquivo de variáveis /nowhere/.env. Confira ENV_FILE e as permissões.',
  ],
  [
    'a secret that is not there',
    () => ({ SMTP_URL_FILE: '/nowhere/smtp' }),
    'Não foi possível ler o arquivo /nowhere/smtp. Confira SMTP_URL_FILE e as permissões.',
  ],
  [
    'an empty secret',
    async () => ({ AI_API_KEY_FILE: await file('empty', '\n') }),
    /^O arquivo .*empty, indicado em AI_API_KEY_FILE, está vazio\.$/,
  ],
  [
    'a secret given twice',
    async () => ({ METRICS_TOKEN: 'a', METRICS_TOKEN_FILE: await file('token', 'b') }),
    'METRICS_TOKEN e METRICS_TOKEN_FILE estão definidas ao mesmo tempo. Deixe só uma.',
  ],
];

const starts: typeof settings = [
  ['a host of another machine', () => ({ HOST: '203.0.113.7' }), 'HOST 203.0.113.7 não existe nesta máquina.'],
  [
    'nobody at the address',
    async () => ({ DATABASE_URL: `postgres://dropar@127.0.0.1:${await findFreePort()}/dropar` }),
    'O PostgreSQL não respondeu. Confira DATABASE_URL.',
  ],
  [
    'a name that nobody has',
    () => ({ DATABASE_URL: 'postgres://dropar@banco.invalid/dropar' }),
    /^O (nome do servidor )?PostgreSQL não (foi encontrado|respondeu)\. Confira DATABASE_URL\.$/,
  ],
  [
    'a wrong password',
    () => ({ DATABASE_URL: tls.url('localhost', `?sslrootcert=${CERTIFICATE}`).replace(/:[^:@]*@/, ':errada@') }),
    'O PostgreSQL recusou o usuário ou a senha. Confira DATABASE_URL.',
  ],
  [
    'a database that does not exist',
    async () => ({ DATABASE_URL: (await database('gone')).replace('start_gone', 'start_missing') }),
    'O PostgreSQL não tem esse banco de dados. Confira DATABASE_URL.',
  ],
  [
    'rights missing',
    withoutRights,
    'O usuário do PostgreSQL não tem permissão para criar as tabelas: dê a ele CREATE no banco e no esquema public. Confira DATABASE_URL.',
  ],
  [
    'another encoding',
    async () => ({ DATABASE_URL: await database('latin', `encoding 'LATIN1' locale 'C' template template0`) }),
    `O banco de dados em DATABASE_URL usa a codificação LATIN1. Crie um com ENCODING 'UTF8'.`,
  ],
  [
    'a database for reading only',
    readOnly,
    'O PostgreSQL em DATABASE_URL só aceita leitura (é uma réplica, ou está em modo de leitura). Aponte para o principal.',
  ],
  [
    'TLS required',
    () => ({ DATABASE_URL: tls.url('localhost') }),
    'O PostgreSQL exige conexão cifrada: acrescente sslmode=verify-full ao endereço. Confira DATABASE_URL.',
  ],
  [
    'a certificate that nobody vouches for',
    () => ({ DATABASE_URL: tls.url('localhost', '?sslmode=verify-full') }),
    'O certificado do PostgreSQL não é de confiança: informe a autoridade com sslrootcert=ARQUIVO. Confira DATABASE_URL.',
  ],
  [
    'a certificate for another name',
    () => ({ DATABASE_URL: tls.url('127.0.0.1', `?sslmode=verify-full&sslrootcert=${CERTIFICATE}`) }),
    'O certificado do PostgreSQL é de outro nome: use no endereço o nome que está no certificado. Confira DATABASE_URL.',
  ],
  [
    'a certificate file that is not there',
    () => ({ DATABASE_URL: tls.url('localhost', '?sslmode=verify-full&sslrootcert=/nowhere.crt') }),
    'Um arquivo de certificado do endereço não existe. Confira DATABASE_URL.',
  ],
  [
    'TLS where there is none',
    async () => ({ DATABASE_URL: await withoutTls() }),
    'O PostgreSQL não aceita conexão cifrada: tire sslmode do endereço, ou ligue o TLS no servidor. Confira DATABASE_URL.',
  ],
  [
    'a PgBouncer before 1.20, also with DATABASE_DIRECT_URL',
    async () => {
      const { DATABASE_URL = '' } = await refusing('08P01', 'unsupported startup parameter: options');
      return { DATABASE_URL, DATABASE_DIRECT_URL: 'postgres://dropar@127.0.0.1:9/dropar' };
    },
    'O endereço passa por um PgBouncer antigo demais: é preciso o 1.21 ou mais novo, e DATABASE_DIRECT_URL, direto ao PostgreSQL. Confira DATABASE_URL.',
  ],
  [
    'a pooler in between',
    () => refusing('08P01', 'unsupported startup parameter in options: statement_timeout'),
    'O endereço passa por um pooler (PgBouncer) que divide conexões: defina também DATABASE_DIRECT_URL, direto ao PostgreSQL. Confira DATABASE_URL.',
  ],
  [
    'a PostgreSQL without free connections',
    () => refusing('53300', 'sorry, too many clients already'),
    'O PostgreSQL está sem conexões livres: aumente max_connections ou diminua DATABASE_POOL_SIZE. Confira DATABASE_URL.',
  ],
  [
    'a PostgreSQL that is still starting',
    () => refusing('57P03', 'the database system is starting up'),
    'O PostgreSQL ainda está iniciando, ou está desligando. Confira DATABASE_URL.',
  ],
];

/** Refuses TLS, like PostgreSQL without a certificate. */
async function withoutTls(): Promise<string> {
  const port = await findFreePort();
  const plain = createServer((socket) => socket.on('error', () => {}).once('data', () => socket.end('N')));
  await new Promise<void>((resolve) => plain.listen(port, '127.0.0.1', resolve));
  closing.push(() => plain.close());
  return `postgres://dropar@127.0.0.1:${port}/dropar?sslmode=verify-full`;
}

const matching = (sentence: string | RegExp) =>
  typeof sentence === 'string' ? sentence : expect.stringMatching(sentence);

it.each(invalid)('%o: one plain sentence', (env, problem) =>
  expect(readFailure({ ENV_FILE: '', ...env })).toBe(`Configuração inválida: ${problem}.`),
);

it.each(settings)('%s: one plain sentence', async (_, env, sentence) => {
  const given = await env();
  expect(readFailure({ ENV_FILE: '', ...given })).toEqual(matching(sentence));
});

function readFailure(env: Environment): string {
  try {
    loadConfig(env);
    return '';
  } catch (error) {
    return error instanceof StartError ? error.message : String(error);
  }
}

it.each(starts)('%s stops the start with one plain sentence', async (_, env, sentence) => {
  const given = {
    ENV_FILE: '',
    SEED: 'none',
    DATA_DIR: join(folder.path, 'never-made'),
    PORT: String(await findFreePort()),
  };
  expect(await startFailure({ ...given, ...(await env()) })).toEqual({ message: matching(sentence), logged: [] });
});

/** The start of the program, but in this process: starting a process takes a second of CPU time. */
async function startFailure(env: Environment): Promise<{ message: string; logged: string[] }> {
  const logged: string[] = [];
  const log = pino({ level: 'warn' }, { write: (line) => void logged.push(line) });
  try {
    const config = loadConfig(env);
    await checkPort(config);
    const embedded = config.DATABASE_URL ? undefined : await openEmbeddedDatabase(config, log);
    await (await openServices(config, log, embedded)).close();
    return { message: '', logged };
  } catch (error) {
    return { message: error instanceof StartError ? error.message : String(error), logged };
  }
}

it('reads .env with lower priority than the environment, and secrets from files', async () => {
  const secret = await file('secret', 'postgres://dropar@banco/dropar\n');
  const envFile = await file('right.env', `# comentário\nPORT=4000\nHOST="0.0.0.0"\nDATABASE_URL_FILE=${secret}\n`);
  const messages: string[] = [];
  const config = loadConfig({ ENV_FILE: envFile, PORT: '5000' }, (sentence) => messages.push(sentence));
  expect(messages).toEqual([`O ambiente já define, com outro valor, o que o arquivo ${envFile} diz de: PORT.`]);
  expect(config).toMatchObject({ PORT: 5000, HOST: '0.0.0.0', DATABASE_URL: 'postgres://dropar@banco/dropar' });
});

it('reports lines of .env without effect, and applies the others', async () => {
  const lines = [
    'PORT: 3000',
    'HOST=0.0.0.0',
    'SMTP_URL',
    'export WORKERS=2',
    'MAIL_FROM="Loja',
    '<a@b.c>"',
    '=5',
    'FOO=segredo',
  ];
  const envFile = await file('ignored.env', lines.join('\r\n'));
  const messages: string[] = [];
  const config = loadConfig({ ENV_FILE: envFile }, (sentence) => messages.push(sentence));
  expect(config).toMatchObject({ PORT: 3000, HOST: '0.0.0.0', WORKERS: 2, MAIL_FROM: 'Loja\n<a@b.c>' });
  expect(messages).toEqual([
    `O arquivo ${envFile} tem linhas que não dizem NOME=valor e não foram lidas: 1, 3, 7.`,
    `O arquivo ${envFile} define variáveis que ninguém lê: FOO.`,
  ]);
});

it('refuses a PostgreSQL older than 15', async () => {
  const old = { query: async () => ({ rows: [{ version: 14, encoding: 'UTF8', isReadOnly: false }] }) };
  await expect(checkDatabase(old as unknown as pg.Pool, 'DATABASE_URL')).rejects.toThrow(
    'O PostgreSQL em DATABASE_URL é a versão 14; é preciso a 15 ou mais nova.',
  );
});

it.each(['XAI_API_KEY', 'HOSTNAME', 'HOME', 'PORTS_OPEN', 'S3_SECRET', 'POSTGRES_PASSWORD'])(
  'ignores %s, which is for another program',
  (name) => expect(readFailure({ ENV_FILE: '', [name]: 'x' })).toBe(''),
);
