import pg from 'pg';
import { StartError } from '#server/start/start-error.ts';
import type { Database } from './client.ts';
import { databaseErrorCode, rootCause } from './error-causes.ts';

/** Older PostgreSQL versions lack features that the schema uses, and are near their end of support. */
const OLDEST_VERSION = 15;

type DatabaseFacts = { version: number; encoding: string; isReadOnly: boolean };

export async function checkDatabase(connection: pg.Pool | pg.ClientBase, variable: string): Promise<void> {
  const { rows } = await connection.query<DatabaseFacts>(
    `select current_setting('server_version_num')::int / 10000 as version, current_setting('server_encoding') as encoding,
       current_setting('transaction_read_only')::boolean as "isReadOnly"`,
  );
  const [standing] = rows;
  if (!standing) throw new Error('no reply from the database');
  if (standing.version < OLDEST_VERSION) {
    throw new StartError(
      `O PostgreSQL em ${variable} é a versão ${standing.version}; é preciso a ${OLDEST_VERSION} ou mais nova.`,
    );
  }
  if (standing.encoding !== 'UTF8') {
    throw new StartError(
      `O banco de dados em ${variable} usa a codificação ${standing.encoding}. Crie um com ENCODING 'UTF8'.`,
    );
  }
  if (standing.isReadOnly) {
    throw new StartError(
      `O PostgreSQL em ${variable} só aceita leitura (é uma réplica, ou está em modo de leitura). Aponte para o principal.`,
    );
  }
}

const CERTIFICATE_CODE = /CERT|SIGNATURE|ISSUER/;
const TRUST_ADVICE = 'informe a autoridade com sslrootcert=ARQUIVO';

/** Why the database could not be used, in one sentence; undefined for errors that are no configuration problem. */
export function explainDatabaseFailure(error: unknown, variable: string): StartError | undefined {
  if (error instanceof StartError) return error;
  const root = rootCause(error);
  const reason = reasonOf(databaseErrorCode(error) ?? '', root instanceof Error ? root.message : '');
  return reason === undefined ? undefined : new StartError(`${reason} Confira ${variable}.`);
}

function reasonOf(code: string, message: string): string | undefined {
  if (/no pg_hba\.conf entry.*(no encryption|SSL off)/.test(message) || /SSL.*required|requires? SSL/i.test(message)) {
    return 'O PostgreSQL exige conexão cifrada: acrescente sslmode=verify-full ao endereço.';
  }
  if (/does not support SSL connections/.test(message)) {
    return 'O PostgreSQL não aceita conexão cifrada: tire sslmode do endereço, ou ligue o TLS no servidor.';
  }
  if (code === 'ERR_TLS_CERT_ALTNAME_INVALID') {
    return 'O certificado do PostgreSQL é de outro nome: use no endereço o nome que está no certificado.';
  }
  if (code === 'CERT_HAS_EXPIRED') return 'O certificado do PostgreSQL venceu: renove-o no servidor.';
  if (CERTIFICATE_CODE.test(code)) return `O certificado do PostgreSQL não é de confiança: ${TRUST_ADVICE}.`;
  if (code === 'ENOENT' && /open/.test(message)) return 'Um arquivo de certificado do endereço não existe.';
  // Newer versions accept `options`, and name the setting that they do not support.
  if (/unsupported startup parameter: options/.test(message)) {
    return 'O endereço passa por um PgBouncer antigo demais: é preciso o 1.21 ou mais novo, e DATABASE_DIRECT_URL, direto ao PostgreSQL.';
  }
  if (/startup parameter/.test(message)) {
    return 'O endereço passa por um pooler (PgBouncer) que divide conexões: defina também DATABASE_DIRECT_URL, direto ao PostgreSQL.';
  }
  if (code === '28P01' || code === '28000') return 'O PostgreSQL recusou o usuário ou a senha.';
  if (code === '3D000') return 'O PostgreSQL não tem esse banco de dados.';
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') return 'O nome do servidor PostgreSQL não foi encontrado.';
  if (code === 'ERR_INVALID_URL' || message === 'Invalid URL') return 'O endereço do PostgreSQL não pôde ser lido.';
  if (code === '53300')
    return 'O PostgreSQL está sem conexões livres: aumente max_connections ou diminua DATABASE_POOL_SIZE.';
  if (code === '57P03') return 'O PostgreSQL ainda está iniciando, ou está desligando.';
  if (code === '42501') {
    return 'O usuário do PostgreSQL não tem permissão para criar as tabelas: dê a ele CREATE no banco e no esquema public.';
  }
  if (code === '25006') return 'O PostgreSQL só aceita leitura: aponte para o principal.';
  if (/extension "[^"]*" is not available|could not open extension control file/.test(message)) {
    return 'Faltam no servidor as extensões unaccent e pg_trgm: instale o pacote postgresql-contrib.';
  }
  if (/^(ECONN|ETIMEDOUT|EHOST|ENET|ENOENT|EPIPE|EACCES|08)/.test(code) || /timeout|terminated/i.test(message)) {
    return 'O PostgreSQL não respondeu.';
  }
  return undefined;
}

/** A transaction pooler breaks LISTEN and locks silently: those need `hasDirect`, prepared names PgBouncer 1.21. */
export async function checkSessions({ pool, link }: Database, hasDirect: boolean): Promise<void> {
  if (hasDirect) await checkNamedStatements(pool);
  if (await isShared(link.direct())) {
    throw new StartError(
      hasDirect
        ? 'DATABASE_DIRECT_URL também passa por um pooler (PgBouncer) em modo de transação. Aponte direto para o PostgreSQL.'
        : 'DATABASE_URL passa por um pooler (PgBouncer) em modo de transação. Defina também DATABASE_DIRECT_URL, direto ao PostgreSQL.',
    );
  }
}

/** Without a pooler each of two connections always has its own session. */
async function isShared(settings: pg.ClientConfig): Promise<boolean> {
  const clients = [new pg.Client(settings), new pg.Client(settings)];
  const [first, second] = clients;
  if (!first || !second) return false;
  try {
    for (const client of clients) {
      client.on('error', () => undefined);
      await client.connect();
    }
    const seen: [pg.Client, number][] = [];
    for (const client of [first, second, second, first]) seen.push([client, await askSession(client)]);
    const sessionsOf = (client: pg.Client) => new Set(seen.filter(([who]) => who === client).map(([, pid]) => pid));
    const [one, other] = [sessionsOf(first), sessionsOf(second)];
    return one.size > 1 || other.size > 1 || [...one].some((pid) => other.has(pid));
  } finally {
    await Promise.all(clients.map((client) => client.end().catch(() => undefined)));
  }
}

async function askSession(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  return rows[0]?.pid ?? 0;
}

async function checkNamedStatements(pool: pg.Pool): Promise<void> {
  const count = Math.min(2, pool.options.max);
  const clients = await Promise.all(Array.from({ length: count }, () => pool.connect()));
  try {
    for (const client of [...clients, ...clients]) await client.query({ name: 'dropar_check', text: 'select 1' });
  } catch (error) {
    if (!['26000', '42P05'].includes(databaseErrorCode(error) ?? '')) throw error;
    throw new StartError(
      'O pooler em DATABASE_URL não guarda comandos preparados. É preciso o PgBouncer 1.21 ou mais novo, com max_prepared_statements = 200.',
    );
  } finally {
    for (const client of clients) client.release();
  }
}
