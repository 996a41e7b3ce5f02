import { sourcesFrom } from './gate-sources.ts';
import type { Condition, GateRule } from './gate-types.ts';
import { all, is } from './questions/question-parts.ts';
import { asksDocument, blocks, ruleWith, staysOpen } from './rule-parts.ts';

const law = (ja: string) => ({ ja: `薬機法${ja && ` ${ja}`}`, pt: 'Cosméticos e remédios' });
const LICENCE = { kind: 'proof', question: 'licenca_japao' } as const;
const used = (...kinds: string[]): Condition => is('uso_corpo', ...kinds);
const FROM_ABROAD = is('saida', 'exterior_direto');

/** Products used on the body: 薬機法. */
export const BODY_RULES: readonly GateRule[] = [
  blocks('G-PMD-1', 'uso_corpo', used('medicamento'), {
    law: law('12条・24条・68条'),
    reason: 'Remédio não aprovado no Japão não pode ser vendido nem anunciado.',
    sources: sourcesFrom('UNAPPROVED_ADS'),
  }),
  ruleWith(LICENCE)('G-PMD-2', 'uso_corpo', used('lente_de_contato'), {
    law: law('39条 高度管理医療機器'),
    reason:
      'Lente de contato, mesmo só colorida, é aparelho médico de alto controle: exige aprovação e licença de venda.',
    proof: 'Número da aprovação e licença da loja.',
    sources: sourcesFrom('meridiana-notte.com', 'm.cosmeconcier.jp/w/1971'),
  }),
  ruleWith(LICENCE)('G-PMD-3', 'uso_corpo', used('aparelho_de_saude'), {
    law: law('23条の2 医療機器'),
    reason:
      'Aparelho que promete tratar dor, massagear por saúde, medir ou corrigir o corpo é aparelho médico no Japão.',
    proof: 'Número de registro (認証, 承認 ou 届出) e nome do 製造販売業者.',
    sources: sourcesFrom('MIPRO_LASER', 'health-beauty-soleil.jp/medical-device'),
  }),
  staysOpen('G-PMD-4', 'uso_corpo', used('aparelho_de_beleza'), {
    law: law('2条4項'),
    reason: 'Aparelho de beleza só fica fora da lei se não prometer efeito no corpo: passe o texto no verificador.',
    proof: 'Classificação do fabricante e texto sem alerta aberto no verificador.',
    sources: sourcesFrom('health-beauty-soleil.jp/medical-device'),
  }),
  ruleWith(LICENCE)('G-PMD-5', 'uso_corpo', used('quase_medicamento'), {
    law: law('2条2項・14条 医薬部外品'),
    reason:
      'Tinta de cabelo, creme depilatório, antitranspirante, clareador e produto “薬用” precisam de aprovação japonesa por produto.',
    proof: 'Aprovação do produto e nome do 製造販売業者.',
    sources: sourcesFrom('xn--3kqp4ivqbkx2g5oj.com/works/w3/w3-3', 'shop-advangen.com/wp/faq'),
  }),
  ruleWith(LICENCE)('G-PMD-6', 'uso_corpo', all(used('cosmetico'), is('saida', 'estoque_japao')), {
    law: law('12条・13条 化粧品製造販売業許可'),
    reason:
      'Cosmético, sabonete e perfume guardados no Japão para vender precisam de empresa com licença e etiqueta japonesa.',
    proof: 'Nome e número do 製造販売業者, 製造販売届 e etiqueta com todos os ingredientes.',
    sources: sourcesFrom(
      'kakecom.co.jp/import-of-cosmetics',
      'aqcg.jp/import_soap_fromothercountry',
      'sunnygyosei.com/words_category/01-19',
    ),
  }),
  asksDocument('G-PMD-7', 'uso_corpo', all(used('cosmetico'), is('saida', 'fornecedor_japao')), {
    law: law('12条・13条'),
    reason: 'Se o fornecedor japonês tem a licença, você só revende: guarde o nome dele.',
    proof: 'Nome do fornecedor e número da licença.',
    sources: sourcesFrom('kakecom.co.jp/import-of-cosmetics'),
  }),
  staysOpen('G-PMD-8', 'uso_corpo', all(used('cosmetico'), FROM_ABROAD, { number: 'unidades_pedido', atMost: 24 }), {
    law: law('66条'),
    reason:
      'Direto ao cliente só passa como importação pessoal dele; você não pode ter estoque nem anunciar efeito fora da lista dos 56.',
    proof: 'Texto sem alerta aberto no verificador e limite por pedido.',
    sources: sourcesFrom(
      'office-miyamoto.beauty/contents/contents_post-1556',
      'info.bentenmarket.com/regal/globalec_yakki',
    ),
    unverified: 'uma posição oficial: é área cinzenta',
  }),
  blocks('G-PMD-9', 'uso_corpo', all(used('cosmetico'), FROM_ABROAD, { number: 'unidades_pedido', moreThan: 24 }), {
    law: law(''),
    reason: 'Acima de 24 unidades por item a importação pessoal de cosmético não é aceita.',
    sources: sourcesFrom('p-import.com/2012/05/quantity-limit.html'),
  }),
  blocks('G-PMD-10', 'uso_corpo', all(used('quase_medicamento'), FROM_ABROAD), {
    law: law(''),
    reason: 'Produto “薬用” enviado do exterior só entra para uso pessoal e não deve ser anunciado por loja.',
    sources: sourcesFrom('p-import.com/2012/05/quantity-limit.html'),
    unverified: 'o bloqueio: é cautela do Dropar, não regra citada',
  }),
];
