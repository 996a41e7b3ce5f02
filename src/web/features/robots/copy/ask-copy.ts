import { generateCopy } from '#contract/robots/robots.ts';
import { AppError } from '#domain/errors.ts';
import type { CopyModel } from '#domain/robots/robot-options.ts';
import type { Sheet } from '#domain/sheet/sheet.ts';
import { resultOf } from '#web/components/writing/reply-to-result.ts';
import type { Result } from '#web/components/writing/result.ts';
import { callStream, type StreamWatcher } from '#web/lib/api/call-stream.ts';
import { commonBody, type Guidance } from '../use-writing.ts';

export type NamesAsked = {
  description: string;
  imageBase64: string | null;
  textId: string;
  productId?: string | undefined;
  sheet?: Sheet | undefined;
};

export async function askNames(brief: NamesAsked, watcher: StreamWatcher): Promise<string[]> {
  const reply = await callStream(generateCopy, { body: { action: 'generateNames', ...brief } }, watcher);
  if (!('names' in reply) || reply.names.length === 0) {
    throw new AppError('provider_failed', 'Não foi possível gerar nomes. Tente novamente.');
  }
  return reply.names;
}

export type CopyAsked = { description: string; chosenName: string; chosenModel: CopyModel };

const currentOf = ({ texts: { publico, persona, copy } }: Result) => ({
  publico: publico?.[0] ?? '',
  persona: persona?.[0] ?? '',
  copy: copy?.[0] ?? '',
});

export async function askCopy(
  asked: CopyAsked,
  imageBase64: string | null,
  guidance: Guidance,
  watcher: StreamWatcher,
): Promise<Result> {
  const body = { action: 'generateCopy' as const, ...asked, imageBase64, ...commonBody(guidance, currentOf) };
  const reply = await callStream(generateCopy, { body }, watcher);
  if (!('copy' in reply) || !reply.publico || !reply.persona || !reply.copy) {
    throw new AppError('provider_failed', 'Falha ao gerar o conteúdo completo. Tente novamente.');
  }
  return resultOf(reply);
}
