import { describeError } from '#server/db/error-causes.ts';
import type { Dependencies } from '#server/http/dependencies.ts';
import {
  addFailure,
  deleteFailuresBefore,
  listFailures,
} from '#server/providers/ai-settings/ai-settings.repository.ts';

const HOUR_MS = 3_600_000;
const SHOWN_MS = 24 * HOUR_MS;

/** For the administrators' page; runs in the background, so that it neither delays nor fails the reply. */
export function countAiFailure(
  { db, now, log }: Pick<Dependencies, 'db' | 'now' | 'log'>,
  provider: string,
  failure: string,
): void {
  const at = now();
  const hour = new Date(Math.floor(at.getTime() / HOUR_MS) * HOUR_MS).toISOString();
  addFailure(db, { hour, at: at.toISOString(), provider, failure })
    .then(() => deleteFailuresBefore(db, new Date(at.getTime() - SHOWN_MS - HOUR_MS).toISOString()))
    .catch((error: unknown) =>
      log.warn({ err: describeError(error) }, 'a failure of AI or translation was not counted'),
    );
}

export async function recentAiFailures({ db, now }: Pick<Dependencies, 'db' | 'now'>) {
  const rows = await listFailures(db, new Date(now().getTime() - SHOWN_MS).toISOString());
  return rows.map(({ failure, ...row }) => ({ ...row, reason: REASONS[failure] ?? 'Outro problema' }));
}

const REASONS: Readonly<Record<string, string>> = {
  auth: 'Chave recusada',
  quota: 'Cota acabou',
  rate_limited: 'Muitas solicitações',
  provider_down: 'Fora do ar',
  unreachable: 'Não respondeu',
  timeout: 'Demorou demais',
  bad_provider_response: 'Resposta inesperada',
  refused_request: 'Pedido recusado',
  redirected: 'Leva a outro endereço',
  private_address: 'Endereço de rede interna',
  certificate: 'Certificado inválido',
  bad_output: 'Fora do formato',
  output_truncated: 'Resposta cortada',
  no_output: 'Resposta vazia',
  model_not_found: 'Modelo não existe',
  wrong_address: 'Endereço errado',
  no_network: 'Sem rede para buscar o tradutor',
  memory: 'Pouca memória para o tradutor',
  disk_full: 'Disco cheio',
  engine: 'O tradutor parou',
};
