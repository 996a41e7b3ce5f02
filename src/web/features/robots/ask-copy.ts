import { generateCopy } from '#contract/robots.ts';
import { AppError } from '#domain/errors.ts';
import type { CopyModel } from '#domain/robots/robot-options.ts';
import { type Sheet, textAt } from '#web/components/writing/sheet.ts';
import { callStream, type StreamWatcher } from '#web/lib/call-stream.ts';
import { sheetOf } from './sheet-of.ts';
import type { Guidance } from './use-writing.ts';

export type NamesAsked = {
  description: string;
  imageBase64: string | null;
  textId: string;
  productId?: string | undefined;
};

export async function askNames(brief: NamesAsked, watcher: StreamWatcher): Promise<string[]> {
  const reply = await callStream(generateCopy, { body: { action: 'generateNames', ...brief } }, watcher);
  if (!('names' in reply) || reply.names.length === 0) {
    throw new AppError('provider_failed', 'Não foi possível gerar nomes. Tente novamente.');
  }
  return reply.names;
}

export type CopyAsked = { description: string; chosenName: string; chosenModel: CopyModel };

export async function askCopy(
  asked: CopyAsked,
  imageBase64: string | null,
  { facts, textId, productId, again }: Guidance,
  watcher: StreamWatcher,
): Promise<Sheet> {
  const current = again && {
    publico: textAt(again.sheet, { field: 'publico', index: 0 }),
    persona: textAt(again.sheet, { field: 'persona', index: 0 }),
    copy: textAt(again.sheet, { field: 'copy', index: 0 }),
  };
  const body = {
    action: 'generateCopy' as const,
    ...asked,
    imageBase64,
    textId,
    productId,
    ...(facts && { facts }),
    ...(again && current && { only: again.only, current }),
  };
  const reply = await callStream(generateCopy, { body }, watcher);
  if (!('copy' in reply) || !reply.publico || !reply.persona || !reply.copy) {
    throw new AppError('provider_failed', 'Falha ao gerar o conteúdo completo. Tente novamente.');
  }
  return sheetOf(reply, { publico: [reply.publico], persona: [reply.persona], copy: [reply.copy] });
}
