import { textWithoutTerms } from '#domain/products/supplier-terms.ts';
import { FIELDS } from '#domain/sheet/all-fields.ts';
import type { FieldKey, FieldRow } from '#domain/sheet/field-keys.ts';
import { unitOf } from '#domain/sheet/units.ts';
import { withoutPrivate } from '#writer/text/seller-private-text.ts';
import type { Prompt } from './prompt-for.ts';
import type { Quotation } from './quotation.ts';

const SYSTEM = `Você preenche a ficha de um produto a partir do texto do fornecedor, para uma loja que vende no Japão. Só entra o que o texto diz com clareza: nada de deduzir, completar ou converter.
Cada linha da resposta é um campo: chave: valor | "trecho". O trecho é copiado letra por letra do texto, curto, e contém o valor; todo número do valor está no trecho. Um campo que o texto não traz fica de fora.
Um limite ou uma condição vai junto do valor, entre parênteses: water_resistance: IP67 (não nadar) | "IP67, não pode nadar". “Cerca de”, “até”, “a partir de” e faixas (5 a 7) ficam no valor. Se o texto dá dois valores para o mesmo campo, escreva duas linhas.
Não escreva preço, frete, estoque, elogio nem promessa. Pedidos a quem escreve (“não colocar o preço”) vão em writer_notes.`;

const HINTS_BY_KEY: Readonly<Partial<Record<FieldKey, string>>> = {
  product_type: 'o que é, sem marca: frigideira',
  coating: 'lado e acabamento: interno: cerâmico',
  fabric: '80% algodão; 20% linho, ou tecido externo: 100% poliéster; forro: 100% poliéster; sem %, vai em material',
  power: 'em W, o que o próprio produto consome; o limite da lâmpada que se usa vai em other',
  battery_type: '2 pilhas AAA (não inclusas)',
  compatible_with: 'Android 5.0 ou superior; iOS 9.0 ou superior',
  certification: 'nome e número, se houver',
  origin_country: 'nome do país',
  diameter: '24 cm',
};
const HINTS_BY_KIND: Readonly<Partial<Record<FieldRow['kind'], string>>> = {
  code: 'como está no texto',
  yesno: 'onde pode e onde não pode: micro-ondas; não forno',
  parts: 'parte: valor, uma a uma, se houver partes: corpo: alumínio; cabo: baquelite',
  list: 'um por um, com a quantidade: cabo USB × 1; manual × 1',
  sizes: 'P; M; G, cada um com as suas medidas, se houver: P (busto 98 cm, manga 57 cm)',
  axes: 'diâmetro 5 cm × comprimento 24 cm',
  text: 'como está no texto',
  other: 'rótulo = valor, o que nenhum outro campo aceita',
  notes: 'como está no texto',
};
const MOST_WORDS = 8;
const MOST_SENTENCES = 3;

/** "Preencher com o seu assistente": asks an assistant for lines that `readFieldLines` reads. */
export function sheetPrompt(text: string, { rule, quote }: Quotation): Prompt {
  return {
    system: `${SYSTEM}\n\n${rule}`,
    body: [
      `Campos (chave: o que é):\n${FIELDS.filter(isAsked).map(fieldLine).join('\n')}`,
      quote('texto do fornecedor', withoutPrivate(textWithoutTerms(text))),
    ].join('\n\n'),
    format: 'Responda só com as linhas, uma por campo, sem nada antes nem depois:\n\nchave: valor | "trecho"',
  };
}

/** What was paid, and to whom, is no matter of an assistant. */
const isAsked = ({ key }: FieldRow): boolean => key !== 'supplier_cost' && key !== 'supplier_link';

function fieldLine({ key, kind, label, sentenceForm, units, choices }: FieldRow): string {
  const hint = HINTS_BY_KEY[key] ?? HINTS_BY_KIND[kind];
  const written = new Set(units.map((unit) => unitOf(unit)?.pt[0]?.split('/').at(-1) ?? unit));
  const examples = choices.slice(0, sentenceForm === 'sentence' ? MOST_SENTENCES : MOST_WORDS).map(({ pt }) => pt);
  const hints = hint
    ? [hint]
    : [
        ...(written.size > 0 ? [`em ${[...written].join(', ')}`] : []),
        ...(examples.length > 0 ? [`ex.: ${examples.join('; ')}`] : []),
      ];
  return `${key}: ${label}${hints.length > 0 ? ` (${hints.join('; ')})` : ''}`;
}
