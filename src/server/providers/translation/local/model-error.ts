import { AppError } from '#domain/errors.ts';

/** Why the local translator is unavailable; shown to the person as written. */
const MODEL_FAILURES = {
  no_network: 'O tradutor ainda não está neste servidor e não há rede para buscá-lo.',
  cut: 'A rede caiu enquanto o tradutor era buscado. A próxima tentativa continua de onde esta parou.',
  not_found: 'O endereço configurado não tem todos os arquivos do tradutor.',
  wrong_file: 'Um arquivo do tradutor veio diferente do esperado e foi descartado.',
  disk_full: 'Falta espaço em disco neste servidor para guardar o tradutor.',
  disk: 'Não foi possível guardar o tradutor no disco deste servidor.',
  removed: 'A busca do tradutor foi interrompida.',
  engine: 'O tradutor deste servidor parou de responder.',
} as const;

type ModelFailure = keyof typeof MODEL_FAILURES;

export class ModelError extends AppError {
  readonly failure: string;

  constructor(failure: ModelFailure, cause?: unknown) {
    super('unavailable', MODEL_FAILURES[failure], { cause });
    this.failure = failure;
  }
}

export class MemoryError extends AppError {
  readonly failure = 'memory';

  constructor(missingMb: number) {
    super('unavailable', `Este servidor tem pouca memória para o tradutor (faltam cerca de ${missingMb} MB).`);
  }
}
