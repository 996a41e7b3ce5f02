import type { ProofState, Verdict } from './gate-types.ts';

export const VERDICT_WORDS: Readonly<Record<Verdict, { title: string; text: string; label: string }>> = {
  bloqueia: {
    title: 'Não venda ainda',
    text: 'Encontramos um ponto que impede a venda no Japão com as respostas dadas.',
    label: 'Bloqueia',
  },
  precisa_de_prova: {
    title: 'Falta prova',
    text: 'Pode ser possível vender. Guarde o que a lista pede antes de anunciar.',
    label: 'Precisa de prova',
  },
  sem_alerta: {
    title: 'Nenhum alerta com estas respostas',
    text: 'Isto não é uma aprovação: só quer dizer que nenhuma das nossas regras disparou.',
    label: 'Nada a provar',
  },
};

/** Shown instead of "falta prova" when no paper ends what is left. */
export const KEEP_PROOF_WORDS = {
  title: 'Guarde a prova e siga',
  text: 'Guarde o que o aviso pede antes de anunciar. Ele fica nesta página mesmo depois.',
  label: 'Para guardar',
};

/** Shown instead of any verdict: the rules depend on it. */
export const SALE_WORDS = {
  title: 'Diga como você vende',
  text: 'O resultado depende disso.',
};

/** Shown instead of "nenhum alerta" while questions are unanswered, which would suggest that there is no problem. */
export const UNANSWERED_WORDS = {
  title: 'Faltam respostas',
  text: 'Nenhuma regra disparou até aqui. Responda o resto para ver o que a lei japonesa pede.',
};

export const PROOF_WORDS: Readonly<Record<ProofState, string>> = {
  nao_tem: 'Não tenho',
  fornecedor_diz: 'Fornecedor diz',
  anexada: 'Tenho, com os dados',
  nao_sei: 'Não sei',
};

const ASK_SUPPLIER =
  'Pergunte ao fornecedor, por escrito, e peça uma foto da etiqueta, da caixa ou do manual que mostre a resposta.';
const ASK_OTHERWISE: Readonly<Record<string, string>> = {
  fornecedor_tipo: 'Pergunte a quem vende se fabrica o produto, se vende no atacado ou se é loja de varejo.',
  rotulo_item: 'Compare o produto com a lista desta pergunta; se depender do material, pergunte ao fornecedor qual é.',
};

/** Told to somebody who answered "não sei". */
export const howToFindOut = (question: string): string => ASK_OTHERWISE[question] ?? ASK_SUPPLIER;

/** Shown with every result. */
export const GATE_DISCLAIMER =
  'O Dropar mostra o que verificar antes de vender para o Japão. Não é parecer jurídico e não confirma que o produto ou o texto está de acordo com a lei. As regras mudam: confira a fonte e, na dúvida, fale com um profissional no Japão.';
