import type { UserType } from '#domain/accounts/user-types.ts';
import { isColumnUnlocked } from '#domain/plans/plan-limits.ts';
import type { ProductLink, ProductStep, ProductSteps, StepState } from '#domain/products/product-steps.ts';
import { addDays, JAPAN, momentAt } from '#domain/zoned-time.ts';
import { type ColumnId, columnIds } from './task-board.ts';

export const launchTools = {
  product: { label: 'Produtos', path: '/produtos' },
  snippets: { label: 'Snippets', path: '/snippets' },
  calculator: { label: 'Calculadora', path: '/calculator' },
  copy: { label: 'Robô Copy', path: '/robos/copy' },
  translator: { label: 'Tradutor', path: '/robos/tradutor' },
  checker: { label: 'Verificador', path: '/robos/verificador' },
  shop: { label: 'Minha loja', path: '/loja' },
  ads: { label: 'Anúncios', path: '/anuncio' },
  replies: { label: 'Atendimento', path: '/robos/atendimento' },
} as const;
export type LaunchTool = keyof typeof launchTools;

/** Where a step is done: the tool opens with the product. */
export function launchToolLink(tool: LaunchTool, productId: string | null): ProductLink {
  const to = launchTools[tool].path;
  if (productId === null) return { to };
  switch (tool) {
    case 'product':
      return { to: `/produtos/${productId}` };
    case 'snippets':
      return { to };
    case 'calculator':
      return { to, search: { aba: 'completa', produto: productId } };
    default:
      return { to, search: { produto: productId } };
  }
}

/**
 * Days from the day sales open; what to do; with which tool; in which list; and the steps of the product that this one
 * is done with, with how far they have to be.
 */
type Row = readonly [
  offset: number,
  title: string,
  tool: LaunchTool,
  columnId: ColumnId,
  doneWith?: Partial<Record<ProductStep, Exclude<StepState, 'empty'>>>,
];

const rows: readonly Row[] = [
  [-42, 'Escolher o produto e conferir se pode ser vendido no Japão', 'product', 'coluna1', { japan: 'alert' }],
  [-40, 'Pedir os meios de pagamento: cartão, konbini e PayPay', 'snippets', 'coluna1'],
  [-38, 'Pedir amostra e medir peso, tamanho e prazo real', 'product', 'coluna1'],
  [-30, 'Calcular custo real e preço com a margem desejada', 'calculator', 'coluna1', { price: 'full' }],
  [-28, 'Fechar o preço (480, 800 ou 980) e começar o histórico', 'calculator', 'coluna1'],
  [-25, 'Criar nome, público e copy', 'copy', 'coluna2', { texts: 'half' }],
  [-22, 'Traduzir descrição, meta descrição e endereço da página', 'translator', 'coluna2', { texts: 'full' }],
  [-20, 'Tirar promessas que a lei japonesa proíbe', 'checker', 'coluna2'],
  [-17, 'Publicar os dados do vendedor e a política de trocas', 'shop', 'coluna3'],
  [-14, 'Montar a página de vendas e exportar para a Shopify', 'product', 'coluna3', { shop: 'full' }],
  [-7, 'Criar 5 anúncios e os títulos', 'ads', 'coluna4'],
  [-3, 'Comprar como cliente e preparar o atendimento', 'replies', 'coluna4'],
  [0, 'Lançar: abrir a página e ligar os anúncios', 'ads', 'coluna4'],
  [14, 'Pedir avaliações reais e rever CPA, ROAS e preço', 'calculator', 'coluna4'],
];

export const launchSteps = rows.map(([offset, title, tool, columnId, doneWith], index) => ({
  step: index + 1,
  offset,
  title,
  tool,
  columnId,
  doneWith,
}));
export type LaunchStep = (typeof launchSteps)[number];

/** The step on which sales open. */
export const OPENING_STEP = 13;
export const DEFAULT_OPENING = '20:00';
const STEP_TIME = '10:00';

/** List titles for a launch; used only if the lists are empty and still have their default titles. */
export const launchColumnTitles: Partial<Record<ColumnId, string>> = {
  coluna1: 'Preparar',
  coluna2: 'Textos',
  coluna3: 'Loja',
  coluna4: 'Vendas',
  coluna5: 'Feito',
};

/** Done with what was done for the product, whoever does not tick it. */
export const isLaunchStepDone = ({ doneWith = {} }: LaunchStep, steps: ProductSteps): boolean => {
  const needed = Object.entries(doneWith) as [ProductStep, StepState][];
  return needed.length > 0 && needed.every(([step, least]) => steps[step] === 'full' || steps[step] === least);
};

export const findLaunchStep = (number: number | null): LaunchStep | undefined =>
  launchSteps.find((entry) => entry.step === number);

/** A step is due at ten in Japan on its day; the opening at the chosen hour. */
export function launchDueAt(entry: LaunchStep, opening: { day: string; clock: string }): Date {
  const clock = entry.step === OPENING_STEP ? opening.clock : STEP_TIME;
  return momentAt(addDays(opening.day, entry.offset), clock, JAPAN);
}

/** The list of a step; with only one open list, that one. */
export const launchColumnOf = (entry: LaunchStep, userType: UserType): ColumnId =>
  isColumnUnlocked(userType, entry.columnId) ? entry.columnId : columnIds[0];
