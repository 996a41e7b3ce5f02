import * as z from 'zod';
import type { HandlerReply } from '#contract/base/endpoint.ts';
import type { writeReply as endpoint } from '#contract/robots/customer-replies.ts';
import { checkCustomerReply } from '#domain/customer-replies/check-customer-reply.ts';
import { type FilledReply, fillReply, type ReplyValues, replyText } from '#domain/customer-replies/fill-reply.ts';
import { findTemplate, type ReplySituation } from '#domain/customer-replies/reply-templates.ts';
import type { ReplyTemplate } from '#domain/customer-replies/reply-types.ts';
import { AppError } from '#domain/errors.ts';
import { dayInJapan } from '#domain/japan-time.ts';
import type { ModelSession } from '#server/features/robots/model-session.ts';
import { withModel } from '#server/features/robots/model-session.ts';
import { noteFailure } from '#server/features/robots/robot-failures.ts';
import { type RobotCall, runInQueue } from '#server/features/robots/robot-queue.ts';
import { type Meanings, readWithModel } from '#server/features/robots/translation/read-back.ts';
import type { AiEngine, AiProblem } from '#server/providers/ai/ai-engine.ts';
import { NATURAL_JAPANESE, PLAIN_ANSWER } from '#writer/prompts/prompt-rules.ts';

type ReplyRequest = { situation: ReplySituation; values: ReplyValues; message?: string | undefined };
type Reply = HandlerReply<typeof endpoint>;

/** A reply to a customer: the filled template, or a model's version of it with all values unchanged. */
export async function writeReply(call: RobotCall, { situation, values, message }: ReplyRequest): Promise<Reply> {
  const { supportEmail, supportContact } = values;
  const { deps } = call;
  const template = findTemplate(situation);
  const filled = fillReply(template, values, dayInJapan(deps.now()));
  if (filled.missing.length > 0) throw new AppError('invalid_input', `Preencha: ${filled.missing.join(', ')}.`);
  if (filled.problems.length > 0) throw new AppError('invalid_input', `Confira: ${filled.problems.join('; ')}.`);
  const own = [supportEmail, supportContact].filter((address) => address !== undefined);
  const { ai } = deps.aiSettings.current();
  const lines = ai && message ? await adapt(call, ai, { template, filled, message }) : filled.lines;
  const written = lines.map(({ ja }) => ja);
  const faults = lines === filled.lines ? [] : findFaults(filled, message ?? '', written);
  return {
    writer: lines === filled.lines ? 'composer' : 'model',
    subject: filled.subject ?? null,
    lines,
    warnings: [...checkCustomerReply(template, written.join('\n'), own), ...faults.map(({ message: fault }) => fault)],
  };
}

const adaptedSchema = z.object({ lines: z.array(z.string().min(1)).min(1) });
const MAX_TOKENS = 2_000;

const VOICE = `Você responde, em nome de uma loja, a clientes que moram no Japão. ${NATURAL_JAPANESE} Use です・ます, 尊敬語 para o cliente e 謙譲語 para a loja, sem dobrar a deferência; sem exclamações, emojis nem desculpas enfeitadas.
Parta do modelo citado: guarde a ordem dele (agradecimento ou desculpa, o que houve, data, o que o cliente pode escolher, próximo contato) e todos os nomes, números, datas, valores e links exatamente como estão. Mude só o que for preciso para responder ao que o cliente escreveu. Não prometa, não ofereça, não explique nada que o modelo não diga; não ofereça brinde, cupom nem desconto; não peça para mudar ou apagar avaliação.
${PLAIN_ANSWER}`;

type Adapted = { template: ReplyTemplate; filled: FilledReply; message: string };

function adapt(call: RobotCall, ai: AiEngine, { template, filled, message }: Adapted): Promise<Reply['lines']> {
  const { provider } = ai;
  return withModel(call, ai, 'reply', (session) =>
    runInQueue(call, { robot: 'reply', provider }, async () => {
      const { quotation } = session;
      const { lines } = await session.ask({
        system: `${VOICE}\n\n${quotation.rule}`,
        prompt: [
          `Situação: ${template.name}. Escreva a resposta em lines, uma frase ou linha por item.`,
          quotation.quote('modelo', replyText({ ...filled, subject: undefined }, 'ja')),
          quotation.quote('mensagem do cliente', message),
        ].join('\n\n'),
        schema: adaptedSchema,
        maxTokens: MAX_TOKENS,
        check: (answer) => findFaults(filled, message, answer.lines),
      });
      const meanings = await readBack(call, session, lines, provider);
      return lines.map((ja, index) => ({ ja, pt: meanings[index] ?? null }));
    }),
  );
}

/** A reply is valid even if the back-translation fails. */
async function readBack(
  { deps, signal }: RobotCall,
  session: ModelSession,
  lines: readonly string[],
  provider: string,
): Promise<Meanings> {
  try {
    return await readWithModel(session, lines);
  } catch (error) {
    if (signal.aborted) throw error;
    noteFailure(deps, { robot: 'read', provider }, error);
    return [];
  }
}

const MAX_FOREIGN = 20;
const NUMBER = /\d[\d,.:]*/g;
const LINK = /https?:\/\/[^\s、。）」]+/g;

function findFaults(filled: FilledReply, message: string, lines: readonly string[]): AiProblem[] {
  const written = lines.join('\n').normalize('NFKC');
  const template = replyText({ ...filled, subject: undefined }, 'ja').normalize('NFKC');
  const given = `${template}\n${message.normalize('NFKC')}`;
  const lost = Object.values(filled.values)
    .map((value) => value.normalize('NFKC'))
    .filter((value) => template.includes(value) && !written.includes(value));
  const foreign = [NUMBER, LINK].flatMap((pattern) =>
    (written.match(pattern) ?? []).filter((found) => !given.includes(found)),
  );
  return [
    ...lost.map((value) => ({ message: `Faltou “${value}” na resposta.`, isTolerable: false })),
    ...[...new Set(foreign)].slice(0, MAX_FOREIGN).map((value) => ({
      message: `“${value}” não está no modelo nem na mensagem.`,
      isTolerable: false,
    })),
  ];
}
