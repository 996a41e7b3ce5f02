import type { Fact } from '#domain/robots/facts.ts';
import type { Term } from '#domain/shop/shop.ts';
import type { Quotation } from './quotation.ts';

/** What a text is about; all of it is quoted. */
export type Material = {
  text: string;
  name?: string | undefined;
  facts: readonly Fact[];
  glossary: readonly Term[];
  hasImage?: boolean | undefined;
};

export const BUYER =
  'Quem compra mora no Japão: casa pequena, tomada de 100 V, medidas em cm, kg e ml, preço em iene, compra pelo celular, lê as especificações e desconfia de exagero. Não cite frete, prazo, estoque, desconto, garantia nem loja no Brasil se o vendedor não informou.';

export const FACTS_ONLY =
  'Use só fatos do texto do vendedor e da lista de fatos; se eles divergirem, vale a lista, que o vendedor corrigiu. Cada número fica com a sua unidade e o seu papel. Não invente material, medida, cor, origem, prazo, garantia, preço, prêmio, estudo, certificação nem depoimento. Marcas, modelos, códigos, links e @perfis ficam exatamente como estão, e nenhum é acrescentado. Não escreva sobre o que não sabe: melhor curto e certo.';

export const LAWFUL =
  'A lei japonesa (薬機法, 景品表示法) proíbe prometer cura, emagrecimento, rejuvenescimento ou efeito na saúde, superlativos sem prova (世界一, No.1, 最高, 絶対, 100%), preço riscado que nunca foi cobrado e urgência falsa. Mesmo que o vendedor escreva assim, descreva o uso e a característica em vez da promessa.';

export const NATURAL_JAPANESE =
  'Escreva em japonês natural de loja online, em です・ます do começo ao fim, sem nenhuma palavra em português, sem romaji, sem kana de meia largura e sem caracteres como ㎝ ou ㎏ (escreva cm, kg). Frases curtas, que soem escritas por um japonês e não traduzidas.';

export const NATURAL_PORTUGUESE =
  'Escreva em português do Brasil, natural e direto, em texto puro, sem HTML, sem markdown e sem palavra em japonês.';

export const PLAIN_ANSWER =
  'Nada de comentários, saudações ou explicações dentro dos campos: só o texto pronto para usar.';

const PHOTO =
  'A foto do produto vem anexada: use-a para entender forma, cor e uso. Não cite dela medidas, marcas ou materiais que o texto não confirma.';

/** The material of a request, in quotation marks that nobody can guess. */
export function quoteMaterial(quotation: Quotation, material: Material): string {
  const { text, name, facts, glossary, hasImage } = material;
  const certain = facts.filter(({ unsure }) => !unsure);
  return [
    ...(hasImage ? [PHOTO] : []),
    quotation.quote('texto do vendedor', text),
    ...(name ? [quotation.quote('nome escolhido do produto', name)] : []),
    ...(certain.length > 0 ? [quotation.quote('fatos do produto', certain.map(describeFact).join('\n'))] : []),
    ...(glossary.length > 0
      ? [
          'Glossário da loja: onde aparecer o termo em português, use exatamente o termo japonês ao lado.',
          quotation.quote('glossário', glossary.map(({ pt, ja }) => `${pt} → ${ja}`).join('\n')),
        ]
      : []),
  ].join('\n\n');
}

function describeFact({ kind, role, value, unit, text }: Fact): string {
  const what = kind === 'number' ? 'número sem papel (não use)' : [kind, role].filter(Boolean).join(', ');
  return `- ${what}: ${value}${unit ? ` ${unit}` : ''} (no texto: ${text.replaceAll(/\s+/g, ' ')})`;
}
