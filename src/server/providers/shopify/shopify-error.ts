import { AppError, type ErrorCode } from '#domain/errors.ts';

const failures = {
  keys: [
    'not_configured',
    'A Shopify recusou as chaves. Confira o Client ID, o Client secret e se o app está instalado.',
  ],
  other_account: ['not_configured', 'O app e a loja precisam ser da mesma conta na Shopify.'],
  no_shop: ['not_configured', 'A Shopify não conhece esta loja. Confira o endereço.'],
  unpaid: ['provider_failed', 'A loja está suspensa na Shopify por falta de pagamento.'],
  locked: ['provider_failed', 'A Shopify bloqueou esta loja. Fale com o suporte da Shopify.'],
  scope: ['not_configured', 'Falta um acesso no seu app da Shopify. Teste a conexão em Minha loja para ver qual.'],
  throttled: ['provider_failed', 'A Shopify pediu para esperar.'],
  down: ['provider_failed', 'A Shopify está fora do ar.'],
  unreachable: ['provider_failed', 'Não foi possível falar com a Shopify.'],
  refused: ['provider_failed', 'A Shopify não aceitou o envio.'],
  unexpected: ['provider_failed', 'A Shopify respondeu de forma inesperada.'],
} as const satisfies Record<string, [ErrorCode, string]>;

type ShopifyFailure = keyof typeof failures;

/** Temporary failures: a later retry may help. */
const PASSING: readonly ShopifyFailure[] = ['throttled', 'down', 'unreachable'];

export class ShopifyError extends AppError {
  readonly failure: ShopifyFailure;

  constructor(failure: ShopifyFailure, options: { detail?: string; cause?: unknown } = {}) {
    const [code, sentence] = failures[failure];
    super(code, options.detail ? `${sentence} ${options.detail}` : sentence, { cause: options.cause });
    this.failure = failure;
  }

  get isPassing(): boolean {
    return PASSING.includes(this.failure);
  }
}

export type UserError = { field?: string[] | null; message: string; code?: string | null };

const MAX_SAID = 200;

/** Throws Shopify's own messages about invalid input, because only Shopify knows its rules. */
export function refuseUserErrors(errors: readonly UserError[]): void {
  const [first] = errors;
  if (!first) return;
  const place = first.field?.length ? ` (${first.field.join('.')})` : '';
  throw new ShopifyError('refused', { detail: `Ela disse: “${first.message}”${place}`.slice(0, MAX_SAID) });
}
