import type { RiskNote } from '#contract/robot-parts.ts';
import { generateCopy } from '#contract/robots.ts';
import { AppError } from '#domain/errors.ts';
import type { CopyModel } from '#domain/robots/robot-options.ts';
import { call } from '#web/lib/api.ts';

type Brief = { description: string; imageBase64: string | null };

export type CopyResult = {
  publico: string;
  persona: string;
  copy: string;
  mode: 'offline' | 'ai';
  notes: RiskNote[];
};

export async function askNames(brief: Brief, signal: AbortSignal): Promise<string[]> {
  const reply = await call(generateCopy, { body: { action: 'generateNames', ...brief } }, { signal });
  if (!('names' in reply) || reply.names.length === 0) {
    throw new AppError('provider_failed', 'Não foi possível gerar nomes. Tente novamente.');
  }
  return reply.names;
}

export async function askCopy(
  brief: Brief & { chosenName: string; chosenModel: CopyModel },
  signal: AbortSignal,
): Promise<CopyResult> {
  const reply = await call(generateCopy, { body: { action: 'generateCopy', ...brief } }, { signal });
  if (!('copy' in reply) || !reply.publico || !reply.persona || !reply.copy) {
    throw new AppError('provider_failed', 'Falha ao gerar o conteúdo completo. Tente novamente.');
  }
  return reply;
}
