import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pino from 'pino';
import PostalMime from 'postal-mime';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { readConfig } from '#server/config.ts';
import { listenLocally } from '#tests/support/local-server.ts';
import { createMailer } from './create-mailer.ts';
import { createSmtpMailer } from './smtp-mailer.ts';

const FROM = 'Dropar <nao-responda@dropar.local>';
const message = {
  to: 'marina@example.com',
  subject: 'Confirmação do seu cadastro ✓ 日本',
  text: 'Olá, Marina!\n\nConfirme aqui: https://dropar.local/auth/v1/verify?token=abc&type=signup\n',
  html: '<p>Olá, <b>Marina</b>! <a href="https://dropar.local/auth/v1/verify?token=abc&amp;type=signup">Confirmar</a></p>',
};

const folder = await mkdtemp(join(tmpdir(), 'dropar-mail-'));
afterAll(() => rm(folder, { recursive: true, force: true }));

const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

type Received = { from: string; to: string[]; raw: string };

async function startSmtpServer(options: SMTPServerOptions = {}) {
  const received: Received[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const { mailFrom, rcptTo } = session.envelope;
        received.push({
          from: mailFrom ? mailFrom.address : '',
          to: rcptTo.map((recipient) => recipient.address),
          raw: Buffer.concat(chunks).toString(),
        });
        done();
      });
    },
    ...options,
  });
  const listening = server.listen(0, '127.0.0.1');
  await once(listening, 'listening');
  const { port } = listening.address() as AddressInfo; // a TCP server has an address object
  closing.push(() => new Promise((resolve) => server.close(() => resolve())));
  return { received, url: `smtp://127.0.0.1:${port}` };
}

/** A server that sends only what `talk` writes. */
async function startRawServer(talk: (socket: Socket) => void): Promise<string> {
  const sockets = new Set<Socket>();
  const server: Server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => {});
    talk(socket);
  });
  const { port, close } = await listenLocally(server);
  closing.push(() => {
    for (const socket of sockets) socket.destroy();
    return close();
  });
  return `smtp://127.0.0.1:${port}`;
}

const impatient = { connectMs: 200, idleMs: 200, totalMs: 400 };

describe('mail over SMTP', () => {
  it('delivers subject, text and HTML to one recipient', async () => {
    const { received, url } = await startSmtpServer();
    await createSmtpMailer({ url, from: FROM }).send(message);
    expect(received).toHaveLength(1);
    expect(received[0]).toMatchObject({ from: 'nao-responda@dropar.local', to: ['marina@example.com'] });
    const parsed = await PostalMime.parse(received[0]?.raw ?? '');
    expect(parsed).toMatchObject({
      subject: message.subject,
      from: { name: 'Dropar', address: 'nao-responda@dropar.local' },
      to: [{ address: 'marina@example.com' }],
    });
    expect(parsed.text?.trim()).toBe(message.text.trim());
    expect(parsed.html?.trim()).toBe(message.html);
    expect(parsed.messageId).toBeTruthy();
  });

  it('authenticates with user and password of the URL', async () => {
    let seen: unknown;
    const { received, url } = await startSmtpServer({
      authOptional: false,
      allowInsecureAuth: true,
      onAuth(auth, _session, done) {
        seen = [auth.username, auth.password];
        done(null, { user: 'ok' });
      },
    });
    await createSmtpMailer({ url: url.replace('//', '//dropar:s%40nha@'), from: FROM }).send(message);
    expect(seen).toEqual(['dropar', 's@nha']);
    expect(received).toHaveLength(1);
  });

  it('reports a server that is down', async () => {
    const mailer = createSmtpMailer({ url: 'smtp://127.0.0.1:9', from: FROM });
    await expect(mailer.send(message)).rejects.toMatchObject({
      code: 'unavailable',
      message: 'Não foi possível enviar o e-mail agora. Tente novamente em instantes.',
    });
  });

  it.each([
    ['never greets', () => {}],
    ['greets and falls silent', (socket: Socket) => socket.write('220 ready\r\n')],
    [
      'answers drop by drop',
      (socket: Socket) => {
        const drip = setInterval(() => socket.write('220-wait\r\n'), 50);
        socket.on('close', () => clearInterval(drip));
      },
    ],
  ])('times out when a server %s', async (_, talk) => {
    const mailer = createSmtpMailer({ url: await startRawServer(talk), from: FROM, timeouts: impatient });
    await expect(mailer.send(message)).rejects.toMatchObject({ code: 'unavailable' });
  });

  it('distinguishes a rejected recipient from a temporary failure', async () => {
    const refusing = (responseCode: number) =>
      startSmtpServer({
        onRcptTo: (_address, _session, done) => done(Object.assign(new Error('no'), { responseCode })),
      });
    const codes = { 550: 'provider_failed', 451: 'unavailable' };
    for (const [status, code] of Object.entries(codes)) {
      const { url } = await refusing(Number(status));
      await expect(createSmtpMailer({ url, from: FROM }).send(message)).rejects.toMatchObject({ code });
    }
  });
});

describe('header injection', () => {
  it.each([
    'a@example.com\r\nBcc: spy@example.com',
    'a@example.com\nX: y',
    'a@example.com, spy@example.com',
    'a@example.com;spy@example.com',
    'Group: a@example.com;',
    '"A\r\nBcc: x"@example.com',
    'Ana <a@example.com>',
    'a@example.com\u0000',
    'nobody',
    '',
  ])('rejects the recipient %j and sends nothing', async (to) => {
    const { received, url } = await startSmtpServer();
    await expect(createSmtpMailer({ url, from: FROM }).send({ ...message, to })).rejects.toMatchObject({
      code: 'invalid_input',
    });
    expect(received).toEqual([]);
  });

  it('keeps a subject with line breaks in one header', async () => {
    const { received, url } = await startSmtpServer();
    const subject = 'Olá\r\nBcc: spy@example.com\r\n\r\n<script>';
    await createSmtpMailer({ url, from: FROM }).send({ ...message, subject });
    expect(received[0]?.to).toEqual(['marina@example.com']);
    const parsed = await PostalMime.parse(received[0]?.raw ?? '');
    expect(parsed.subject).toBe('Olá Bcc: spy@example.com <script>');
    expect(parsed.bcc).toBeUndefined();
    expect(parsed.headers.map((header) => header.key)).not.toContain('bcc');
  });

  it('keeps a dot alone on a line inside the text', async () => {
    const { received, url } = await startSmtpServer();
    await createSmtpMailer({ url, from: FROM }).send({ ...message, text: 'a\r\n.\r\nMAIL FROM:<x@y>\r\nb' });
    expect(received).toHaveLength(1);
    const parsed = await PostalMime.parse(received[0]?.raw ?? '');
    expect(parsed.text?.trim().split(/\r?\n/)).toEqual(['a', '.', 'MAIL FROM:<x@y>', 'b']);
  });
});

describe('outbox folder', () => {
  async function createOutbox(name: string) {
    const lines: Record<string, unknown>[] = [];
    const log = pino({ level: 'info' }, { write: (line: string) => void lines.push(JSON.parse(line)) });
    const config = readConfig({ DATA_DIR: join(folder, name) });
    return { mailer: await createMailer(config, log), outbox: join(folder, name, 'outbox'), lines };
  }

  it('writes each message to a file that mail programs can open, readable by the owner only', async () => {
    const { mailer, outbox } = await createOutbox('one');
    await mailer.send(message);
    const [name = '', ...others] = await readdir(outbox);
    expect(others).toEqual([]);
    expect(name).toMatch(/^\d{4}-\d\d-\d\dT[\d-]+Z-[0-9a-f]{12}\.eml$/);
    expect((await stat(join(outbox, name))).mode & 0o077).toBe(0);
    const parsed = await PostalMime.parse(await readFile(join(outbox, name)));
    expect(parsed).toMatchObject({ subject: message.subject, to: [{ address: 'marina@example.com' }] });
    expect(parsed.text?.trim()).toBe(message.text.trim());
    expect(parsed.html?.trim()).toBe(message.html);
  });

  it('never overwrites a message of the same moment', async () => {
    const { mailer, outbox } = await createOutbox('many');
    await Promise.all(Array.from({ length: 30 }, () => mailer.send(message)));
    expect((await readdir(outbox)).filter((name) => name.endsWith('.eml'))).toHaveLength(30);
  });

  it('logs the link of the message without the recipient', async () => {
    const { mailer, lines } = await createOutbox('log');
    await mailer.send(message);
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatchObject({ level: 30, link: 'https://dropar.local/auth/v1/verify?token=abc&type=signup' });
    expect(JSON.stringify(lines)).not.toContain('marina');
  });

  it('is not used and logs nothing with a configured mail server', async () => {
    const { received, url } = await startSmtpServer();
    const lines: string[] = [];
    const log = pino({ level: 'trace' }, { write: (line: string) => void lines.push(line) });
    const dataDir = join(folder, 'smtp');
    await (await createMailer(readConfig({ DATA_DIR: dataDir, SMTP_URL: url }), log)).send(message);
    expect(received).toHaveLength(1);
    expect(lines).toEqual([]);
    await expect(stat(dataDir)).rejects.toMatchObject({ code: 'ENOENT' });
  });
});
