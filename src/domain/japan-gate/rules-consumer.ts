import { sourcesFrom } from './gate-sources.ts';
import type { GateRule } from './gate-types.ts';
import { pscKeysWith } from './psc-list.ts';
import { all, any, is, isNot } from './questions/question-parts.ts';
import { asksDocument, asksProof, blocks, staysOpen } from './rule-parts.ts';

const PSC_LAW = { ja: '消費生活用製品安全法（PSC）', pt: 'Segurança de produtos de consumo' };
const CHILD_LAW = { ja: '消費生活用製品安全法（子供PSC）', pt: 'Produtos infantis' };
const IMPORTER_LAW = { ja: '製品安全4法 特定輸入事業者・国内管理人', pt: 'Registro de quem vende do exterior' };
const UNDER_3 = { number: 'idade_min_meses', below: 36 } as const;

/** Rules about goods that need a safety mark, whatever the state of their proof. */
export const MARKED_RULES: readonly string[] =
  'G-PSE-1 G-PSE-2 G-PSE-3 G-PSE-5 G-GAS-1 G-PSC-1 G-PSC-2 G-PSC-3 G-PSC-4 G-KID-1 G-KID-2 G-KID-4'.split(' ');
const IS_MARKED = { rules: MARKED_RULES };

/** Consumer products, children's products, and liability for imports. */
export const CONSUMER_RULES: readonly GateRule[] = [
  asksProof('prova_psc', { type: ['redondo'] })('G-PSC-1', 'tipo_psc', is('tipo_psc', ...pscKeysWith('redondo')), {
    law: PSC_LAW,
    reason: 'Este produto está na lista PSC: sem a marca não pode ser vendido, nem usado.',
    proof: 'Foto da marca e do nome, registro do responsável (事業届出) e relatório de teste.',
    sources: sourcesFrom('TOKYO_PSC', 'GIFU_USED'),
  }),
  asksProof('prova_psc', { type: ['losango'], fields: ['certificado_terceiro'] })(
    'G-PSC-2',
    'tipo_psc',
    is('tipo_psc', ...pscKeysWith('losango')),
    {
      law: { ja: '消費生活用製品安全法 特別特定製品', pt: 'Segurança de produtos de consumo' },
      reason: 'Este produto precisa de teste de laboratório registrado e da marca PSC em losango.',
      proof:
        'Foto da marca e do nome, registro do responsável (事業届出), relatório de teste e certificado do laboratório.',
      sources: sourcesFrom('TOKYO_PSC'),
    },
  ),
  blocks(
    'G-PSC-3',
    'tipo_psc',
    all(
      is('tipo_psc', 'ima_brinquedo'),
      any({ number: 'fluxo_magnetico', isUnknown: true }, { number: 'fluxo_magnetico', atLeast: 50 }),
    ),
    {
      law: { ja: '特定製品 磁石製娯楽用品', pt: 'Segurança de produtos de consumo' },
      reason: 'Conjunto de ímãs fortes é proibido no Japão desde 2023, mesmo vendido para adultos.',
      sources: sourcesFrom(
        'www.kaken.or.jp/topics/detail/442; 2023-06-08',
        'netkeizai.com/articles/detail/8852; 2023-05-25',
      ),
    },
  ),
  blocks('G-PSC-4', 'tipo_psc', all(is('tipo_psc', 'bolinha_agua'), { not: is('prova_psc', 'anexada') }), {
    law: { ja: '特定製品 吸水性合成樹脂製玩具', pt: 'Segurança de produtos de consumo' },
    reason: 'Bolinhas que incham na água só podem ser vendidas com PSC; as que incham muito estão proibidas.',
    sources: sourcesFrom('gov-base.info/2023/05/16/192077; 2023-05-16'),
  }),
  asksProof('prova_psc', { type: ['crianca_redondo'] })(
    'G-KID-1',
    'brinquedo',
    all(
      any(all(is('brinquedo', 'sim'), UNDER_3), is('tipo_psc', 'brinquedo_menor_3')),
      isNot('feito_antes_2025_12_25', 'sim'),
    ),
    {
      law: CHILD_LAW,
      reason: 'Desde 25/12/2025, brinquedo para menores de 3 anos precisa da marca 子供PSC e dos avisos em japonês.',
      proof:
        'Foto do 子供PSC redondo, idade e aviso aos pais em japonês, registro do responsável (事業届出) e relatório de teste.',
      sources: sourcesFrom('METI_TOYS', 'ecnomikata.com/ecnews/49194'),
    },
  ),
  asksDocument(
    'G-KID-2',
    'brinquedo',
    all(
      any(all(is('brinquedo', 'sim'), UNDER_3), is('tipo_psc', 'brinquedo_menor_3')),
      is('feito_antes_2025_12_25', 'sim'),
    ),
    {
      law: CHILD_LAW,
      reason: 'Lote anterior a 25/12/2025 pode ser vendido sem a marca, mas você precisa provar a data.',
      proof: 'Nota ou registro do lote com a data; marca ST, se houver.',
      sources: sourcesFrom('MINAMATA'),
    },
  ),
  staysOpen(
    'G-KID-3',
    'brinquedo',
    all(is('brinquedo', 'sim'), { number: 'idade_min_meses', atLeast: 36, below: 72 }),
    {
      law: CHILD_LAW,
      reason: 'A idade escrita precisa fazer sentido: pelúcia ou chocalho marcado “3+” continua sendo de bebê.',
      proof: 'Por que esta idade; a mesma idade no anúncio, na caixa e em produtos parecidos.',
      sources: sourcesFrom('www.toys.or.jp/jigyou_st_nyuyoujifaq.html', 'yasudagyosei.com/pscregulation2025-12'),
    },
  ),
  asksProof('prova_psc', { type: ['crianca_losango'] })('G-KID-4', 'tipo_psc', is('tipo_psc', 'berco'), {
    law: { ja: '消費生活用製品安全法 乳幼児用ベッド', pt: 'Produtos infantis' },
    reason: 'Berço precisa da marca 子供PSC em losango; a antiga vale até 24/03/2027.',
    proof: 'Foto da marca e certificado.',
    sources: sourcesFrom('UTO_CITY'),
  }),
  asksProof('notificacao_meti')(
    'G-IMP-1',
    'base_vendedor',
    all(IS_MARKED, is('base_vendedor', 'exterior'), is('saida', 'exterior_direto')),
    {
      law: IMPORTER_LAW,
      reason:
        'Quem vende do exterior direto ao consumidor japonês precisa notificar o METI (届出) como 特定輸入事業者 e nomear um responsável no Japão (国内管理人).',
      proof:
        'Recibo da notificação (届出), nome e endereço do 国内管理人, contrato com ele e cópia dos testes guardada no Japão.',
      sources: sourcesFrom('METI_IMPORTER', 'www.tokio-dr.jp/publication/column/225.html; 2025-10-03'),
    },
  ),
  asksDocument(
    'G-IMP-2',
    'base_vendedor',
    all(IS_MARKED, is('base_vendedor', 'exterior'), is('saida', 'estoque_japao', 'fornecedor_japao')),
    {
      law: IMPORTER_LAW,
      reason: 'Se uma empresa no Japão importa e responde pelo produto, guarde a notificação dela.',
      proof: 'Nome do importador e a notificação dele (事業届出).',
      sources: sourcesFrom('METI_IMPORTER', 'jjrlab.com/news/faqs-about-japan-s-pse-four-product-safety-laws.html'),
    },
  ),
  asksDocument(
    'G-IMP-3',
    'base_vendedor',
    all(IS_MARKED, is('base_vendedor', 'japao'), is('saida', 'exterior_direto')),
    {
      law: { ja: '製品安全4法 輸入事業届出', pt: 'Registro do importador' },
      reason: 'Morando no Japão e mandando vir do exterior, você pode ser o importador e precisa avisar o METI.',
      proof: '輸入事業届出 em até 30 dias do início.',
      sources: sourcesFrom('www.gray01.com/entry/2025/07/28'),
    },
  ),
];
