import type { Fact } from '#domain/robots/facts.ts';
import { findQuestion } from './questions.ts';

/** An answer that a fact of the product gives already; the seller confirms it. */
export type Suggestion = { question: string; answer: string | string[]; from: string };

type Hint = { question: string; value: string; words: RegExp; kinds?: readonly Fact['kind'][] };

/** Kinds that say what the product is, not what it is used with. */
const IDENTITY: readonly Fact['kind'][] = ['product_type'];
const OWN: readonly Fact['kind'][] = ['product_type', 'material', 'contents', 'quantity', 'claim', 'certification'];

/** Words of a fact, without accents, that answer a question. The first hint of a choice wins. */
const HINTS: readonly Hint[] = [
  { question: 'radio', value: 'bluetooth', words: /\bbluetooth\b/ },
  { question: 'radio', value: 'wifi', words: /\bwi-?fi\b/ },
  { question: 'radio', value: 'celular', words: /\b(?:[345]g|lte|chip de celular)\b/, kinds: OWN },
  { question: 'radio', value: 'rfid', words: /\b(?:rfid|nfc)\b/ },
  { question: 'liga_tomada', value: 'sim', words: /\b(?:bivolt|plugue|liga na tomada|110 ?v|127 ?v|220 ?v)\b/ },
  {
    question: 'tem_fonte',
    value: 'sim',
    words: /\b(?:fonte de alimentacao|carregador|adaptador de tomada)\b/,
    kinds: ['contents'],
  },
  {
    question: 'bateria',
    value: 'power_bank',
    words: /\b(?:power ?bank|carregador portatil|bateria portatil)\b/,
    kinds: IDENTITY,
  },
  { question: 'bateria', value: 'litio_no_aparelho', words: /\b(?:litio|li-?ion|recarregavel|mah)\b/, kinds: OWN },
  { question: 'bateria', value: 'pilha_comum', words: /\bpilhas?\b/ },
  {
    question: 'brinquedo',
    value: 'sim',
    words: /\b(?:brinquedo|boneca|boneco|pelucia|chocalho|quebra-cabeca|lego)\b/,
    kinds: IDENTITY,
  },
  {
    question: 'toca_alimento',
    value: 'sim',
    words:
      /\b(?:garrafa|copo|caneca|prato|talher|colher|garfo|faca|panela|frigideira|marmita|lancheira|jarra|chaleira|xicara|canudo|liquidificador|tabua|mamadeira|squeeze)\b/,
    kinds: IDENTITY,
  },
  {
    question: 'uso_corpo',
    value: 'quase_medicamento',
    words: /\b(?:tinta de cabelo|creme depilatorio|antitranspirante)\b/,
    kinds: IDENTITY,
  },
  {
    question: 'uso_corpo',
    value: 'cosmetico',
    words:
      /\b(?:serum|hidratante|batom|perfume|shampoo|condicionador|sabonete|maquiagem|base facial|rimel|protetor solar|mascara facial|locao)\b/,
    kinds: IDENTITY,
  },
  { question: 'uso_corpo', value: 'lente_de_contato', words: /\blentes? de contato\b/, kinds: IDENTITY },
  {
    question: 'uso_corpo',
    value: 'aparelho_de_saude',
    words: /\b(?:massageador|termometro|oximetro|medidor de pressao)\b/,
    kinds: IDENTITY,
  },
  { question: 'comestivel', value: 'suplemento', words: /\b(?:suplemento|whey|creatina|vitamina)\b/, kinds: IDENTITY },
  {
    question: 'rotulo_item',
    value: 'texteis',
    words:
      /\b(?:camisa|camiseta|blusa|calca|vestido|saia|casaco|sueter|meia|luva|cachecol|toalha|lencol|cobertor|cortina|tapete|pijama|gravata|avental)s?\b/,
    kinds: IDENTITY,
  },
  {
    question: 'rotulo_item',
    value: 'diversos',
    words:
      /\b(?:garrafa termica|bolsa|mochila|guarda-chuva|sapato|tenis|cadeira|mesa|colchao|escova de dentes|oculos de sol|chaleira)s?\b/,
    kinds: IDENTITY,
  },
  {
    question: 'material_silvestre',
    value: 'reptil',
    words: /\b(?:jacare|crocodilo|cobra|teiu|python)\b/,
    kinds: ['material'],
  },
  { question: 'material_silvestre', value: 'peixe_pirarucu', words: /\bpirarucu\b/, kinds: ['material'] },
  { question: 'material_silvestre', value: 'ave_pena', words: /\b(?:pena|pluma)s?\b/, kinds: ['material'] },
  {
    question: 'material_silvestre',
    value: 'boi_porco_carneiro',
    words: /\bcouro (?:de boi|bovino|legitimo)\b/,
    kinds: ['material'],
  },
  { question: 'lamina', value: 'cozinha_ferramenta', words: /\b(?:faca|tesoura|descascador)\b/, kinds: IDENTITY },
  { question: 'lamina', value: 'canivete_comum', words: /\bcanivete\b/, kinds: IDENTITY },
  { question: 'perigoso', value: 'aerossol', words: /\b(?:aerossol|spray aerossol)\b/ },
  { question: 'perigoso', value: 'perfume_alcool', words: /\bperfume\b/, kinds: IDENTITY },
  { question: 'perigoso', value: 'esmalte', words: /\besmalte\b/, kinds: IDENTITY },
  { question: 'perigoso', value: 'isqueiro_gas', words: /\bisqueiro\b/, kinds: IDENTITY },
  { question: 'tipo_psc', value: 'isqueiro', words: /\bisqueiro\b/, kinds: IDENTITY },
  { question: 'tipo_psc', value: 'panela_pressao', words: /\bpanela de pressao\b/, kinds: IDENTITY },
  { question: 'tipo_psc', value: 'capacete_moto', words: /\bcapacete (?:de|para) moto\b/, kinds: IDENTITY },
  { question: 'tipo_psc', value: 'laser', words: /\b(?:caneta|apontador) laser\b/, kinds: IDENTITY },
  { question: 'tipo_psc', value: 'berco', words: /\bberco\b/, kinds: IDENTITY },
  { question: 'condicao', value: 'usado', words: /\b(?:usado|seminovo)s?\b/, kinds: ['product_type', 'claim'] },
];

const fold = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase();

/** "Bluetooth 5.3" answers that the product transmits. A denial ("sem Bluetooth") answers nothing. */
export function suggestAnswers(facts: readonly Fact[]): Suggestion[] {
  const found = new Map<string, Suggestion>();
  const said = facts
    .map((fact) => ({ fact, text: fold(`${fact.value} ${fact.unit ?? ''} ${fact.text}`) }))
    .filter(({ text }) => !/\b(?:sem|nao|nunca)\b/.test(text));
  for (const { question, value, words, kinds } of HINTS) {
    const match = said.find(({ fact, text }) => (!kinds || kinds.includes(fact.kind)) && words.test(text));
    if (!match) continue;
    const { fact } = match;
    const known = found.get(question);
    const from = fact.text.trim() || fact.value;
    if (findQuestion(question)?.kind !== 'several') {
      if (!known) found.set(question, { question, answer: value, from });
      continue;
    }
    const values = Array.isArray(known?.answer) ? known.answer : [];
    found.set(question, { question, answer: [...values, value], from: known?.from ?? from });
  }
  return [...found.values()];
}

export const modelsOf = (facts: readonly Fact[]): string[] =>
  facts.filter(({ kind }) => kind === 'model_code').map(({ value }) => value);
