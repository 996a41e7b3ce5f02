import { createTransport } from 'nodemailer';
import { AppError } from '#domain/errors.ts';
import { composeMail, type Mailer } from './mailer.ts';

type SmtpTimeouts = { connectMs: number; idleMs: number; totalMs: number };

/** A person waits for the reply, so these are far shorter than the library's defaults. */
const DEFAULT_TIMEOUTS: SmtpTimeouts = { connectMs: 5_000, idleMs: 10_000, totalMs: 20_000 };

export function createSmtpMailer(options: { url: string; from: string; timeouts?: SmtpTimeouts }): Mailer {
  const { connectMs, idleMs, totalMs } = options.timeouts ?? DEFAULT_TIMEOUTS;
  const transport = createTransport({
    url: options.url,
    connectionTimeout: connectMs,
    greetingTimeout: connectMs,
    dnsTimeout: connectMs,
    socketTimeout: idleMs,
  });
  return {
    async send(message) {
      const mail = composeMail(options.from, message);
      try {
        await withDeadline(transport.sendMail(mail), totalMs);
      } catch (cause) {
        throw explainFailure(cause);
      }
    },
  };
}

/** The library's timeouts only limit silence; a server that sends slowly needs a total limit. */
async function withDeadline<T>(work: Promise<T>, milliseconds: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const deadline = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('mail server took too long')), milliseconds);
  });
  try {
    return await Promise.race([work, deadline]);
  } finally {
    clearTimeout(timer);
  }
}

function explainFailure(cause: unknown): AppError {
  const isRefusal = cause instanceof Error && 'responseCode' in cause && Number(cause.responseCode) >= 500;
  return isRefusal
    ? new AppError('provider_failed', 'O servidor de e-mail recusou a mensagem.', { cause })
    : new AppError('unavailable', 'Não foi possível enviar o e-mail agora. Tente novamente em instantes.', { cause });
}
