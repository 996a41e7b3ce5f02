import { goodsOf } from '#domain/sheet/goods-kinds.ts';
import type { GoodsKind } from '#domain/sheet/product-types.ts';
import { type Family, productType } from '#domain/sheet/product-types.ts';
import type { Sheet } from '#domain/sheet/sheet.ts';
import { CLAIM_RULES } from '#writer/data/claims/all-claims.ts';
import type { ClaimScope } from '#writer/data/claims/claim-rule.ts';

export const BUYER =
  'Quem compra mora no Japão: casa pequena, tomada de 100 V, medidas em cm, kg e ml, preço em iene, compra pelo celular, lê as especificações e desconfia de exagero. Não cite frete, prazo, estoque, desconto, garantia nem loja no Brasil se o vendedor não informou.';

export const FACTS_ONLY =
  'Use só os fatos aceitos, que o vendedor conferiu; o texto do vendedor ajuda a entender o produto e, se divergir, vale a lista de fatos. Cada número fica com a sua unidade e o seu papel. O que está entre parênteses depois de um fato é o limite dele: se citar o fato, diga o limite na mesma frase ou na seguinte. Não invente material, medida, cor, origem, prazo, garantia, preço, prêmio, estudo, certificação nem depoimento. Marcas, modelos, códigos, links e @perfis ficam exatamente como estão, e nenhum é acrescentado. Não escreva sobre o que não sabe: melhor curto e certo.';

export const NATURAL_JAPANESE =
  'Escreva em japonês natural de loja online, em です・ます do começo ao fim, sem nenhuma palavra em português, sem romaji, sem kana de meia largura e sem caracteres como ㎝ ou ㎏ (escreva cm, kg). Frases curtas, que soem escritas por um japonês e não traduzidas. O japonês que vem ao lado de um fato é o que a loja usa: use o mesmo.';

export const NATURAL_PORTUGUESE =
  'Escreva em português do Brasil, natural e direto, em texto puro, sem HTML, sem markdown e sem palavra em japonês.';

export const PLAIN_ANSWER =
  'Nada de comentários, saudações ou explicações: só o texto pronto para usar, em uma única versão.';

const LAW =
  'A lei japonesa (薬機法, 景品表示法) proíbe prometer cura, emagrecimento, rejuvenescimento ou efeito na saúde, superlativos sem prova, preço riscado que nunca foi cobrado e urgência falsa. Mesmo que o vendedor escreva assim, descreva o uso e a característica em vez da promessa.';

const FORBIDDEN_WORDS =
  '世界一, 日本一, No.1, 最高, 最強, 最安, 完璧, 絶対, 必ず, 永久, 100％満足, 100％安全, 治る, 効く, 痩せる, 若返る, 今だけ, 残りわずか, 正規品; em português: o melhor, o mais vendido, garantido, milagroso, 100% garantido, 100% seguro, cura, emagrece, últimas unidades (a composição pode: 綿100％, 100% algodão)';

const FORBIDDEN_OF_SCOPE: Readonly<Partial<Record<ClaimScope, string>>> = {
  cosmetic: '美白, シミが消える, シワ改善, リフトアップ, アンチエイジング, ニキビが治る, 肌の奥まで浸透, 抗酸化',
  food: '血糖値, 血圧, 便秘解消, 免疫力アップ, デトックス, 脂肪燃焼, 滋養強壮',
  device: '治療, 血行促進, 肩こり解消, 腰痛改善, 骨盤矯正, むくみ解消, 自律神経',
};

const LAW_OF_GOODS: Readonly<Partial<Record<GoodsKind, string>>> = {
  electronics:
    'PSE e 技適 só com o número que estiver na lista de fatos. Função que mede o corpo não é aparelho médico.',
  lighting: 'PSE só com o número que estiver na lista de fatos.',
  kitchen: 'Fogão, forno, micro-ondas e lava-louças só como na lista de fatos.',
  bottle: 'Horas de 保温・保冷 e o que pode ir na máquina só como na lista de fatos.',
  clothing:
    'A composição do tecido fica em porcentagem, como na lista (家庭用品品質表示法). Nada de roupa que emagrece.',
  toy: 'Idade e avisos ficam como na lista. Não escreva que é seguro (安全).',
};

const DEVICES = new Set<Family>(['beauty_device', 'health_device', 'relax', 'support']);

function scopeOf(sheet: Sheet): ClaimScope {
  const family = productType(sheet.product_type?.value[0]?.choice)?.family;
  if (family && DEVICES.has(family)) return 'device';
  const goods = goodsOf(sheet);
  return goods === 'cosmetic' || goods === 'food' ? goods : 'any';
}

/** Japanese law for goods of this kind, and words that no text may contain. */
export function lawRules(sheet: Sheet): string {
  const scope = scopeOf(sheet);
  const own = scope === 'any' ? [] : CLAIM_RULES.filter(({ when, level }) => when === scope && level === 'drop');
  const ofGoods = LAW_OF_GOODS[goodsOf(sheet)];
  return [
    LAW,
    ...own.map(({ reason }) => `- ${reason}`),
    ...(ofGoods ? [`- ${ofGoods}`] : []),
    `Palavras proibidas: ${[FORBIDDEN_WORDS, FORBIDDEN_OF_SCOPE[scope]].filter(Boolean).join('; ')}.`,
  ].join('\n');
}
