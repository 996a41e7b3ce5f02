import { sourcesFrom } from './gate-sources.ts';
import type { GateRule } from './gate-types.ts';
import { all, is, isNot } from './questions/question-parts.ts';
import { asksDocument, asksProof, blocks, note } from './rule-parts.ts';
import { MARKED_RULES } from './rules-consumer.ts';

const BLADE_LAW = { ja: '銃刀法', pt: 'Lei de armas e lâminas' };
const KNIFE_SHOP = 'www.knifeshop.jp/hpgen/HPB/entries/905.html';
const CITES_LAW = { ja: 'ワシントン条約', pt: 'Espécies protegidas (CITES)' };
const USED_LAW = { ja: '古物営業法 3条・31条', pt: 'Licença de usados' };

export const GOODS_RULES: readonly GateRule[] = [
  asksDocument(
    'G-ROT-1',
    'rotulo_item',
    all(is('rotulo_item', 'texteis', 'plastico', 'eletrico', 'diversos'), isNot('rotulo_japones', 'sim')),
    {
      law: { ja: '家庭用品品質表示法 3条・4条', pt: 'Rótulo de artigos domésticos' },
      reason:
        'Este tipo de produto precisa de etiqueta em japonês com material, cuidados, nome e contato do responsável.',
      proof: 'Arquivo e foto da etiqueta.',
      sources: sourcesFrom('METI_LABELS'),
    },
  ),
  blocks('G-CIT-1', 'material_silvestre', is('material_silvestre', 'marfim_tartaruga_tigre'), {
    law: { ja: 'ワシントン条約 附属書I、種の保存法、外為法', pt: 'Espécies protegidas (CITES)' },
    reason: 'Marfim, tartaruga e tigre não podem entrar para comércio.',
    sources: sourcesFrom('MIPRO_CITES'),
  }),
  asksProof('prova_cites')(
    'G-CIT-2',
    'material_silvestre',
    is('material_silvestre', 'reptil', 'avestruz', 'peixe_pirarucu', 'madeira_rara', 'ave_pena'),
    {
      law: CITES_LAW,
      reason: 'Couro de jacaré, cobra ou teiú, pirarucu, pena e madeira rara precisam da licença CITES original.',
      proof: 'Licença de exportação original com a espécie; no apêndice I, também a aprovação do METI (輸入承認).',
      sources: sourcesFrom('MIPRO_CITES', 'www.straight-japan.com/contents/useful_washington.php'),
    },
  ),
  blocks('G-MAR-1', 'marca', is('marca', 'parecido_ou_replica', 'personagem_sem_licenca'), {
    law: { ja: '商標法 2条7項、意匠法、関税法 69条の11', pt: 'Marcas e cópias' },
    reason: 'A alfândega apreende réplica enviada por vendedor do exterior, mesmo para uso pessoal (desde 01/10/2022).',
    sources: sourcesFrom('CUSTOMS_BRANDS', 'www.tmi.gr.jp/eyes/blog/2022/13794.html; 2022-08-10'),
  }),
  asksProof('prova_marca')('G-MAR-2', 'marca', is('marca', 'original_com_nota'), {
    law: { ja: '商標法（並行輸入）', pt: 'Marcas, importação paralela' },
    reason: 'Marca original precisa de nota de distribuidor autorizado; a alfândega pode pedir a prova.',
    proof: 'Nota fiscal e autorização.',
    sources: sourcesFrom('CUSTOMS_BRANDS'),
  }),
  blocks('G-LAM-1', 'lamina', all(is('lamina', 'dois_gumes'), { number: 'lamina_cm', atLeast: 5.5 }), {
    law: { ...BLADE_LAW, ja: '銃刀法 2条2項 剣・あいくち' },
    reason: 'É proibido ter no Japão punhal ou adaga de dois gumes com lâmina de 5,5 cm ou mais.',
    sources: sourcesFrom('chukyokk.co.jp', KNIFE_SHOP),
  }),
  blocks('G-LAM-2', 'lamina', all(is('lamina', 'espada_sabre'), { number: 'lamina_cm', atLeast: 15 }), {
    law: { ...BLADE_LAW, ja: '銃刀法 刀・やり・なぎなた' },
    reason: 'Espada com lâmina de 15 cm ou mais só com registro; réplica afiada também é barrada.',
    sources: sourcesFrom('chukyokk.co.jp'),
  }),
  blocks('G-LAM-3', 'lamina', is('lamina', 'abre_sozinha'), {
    law: { ...BLADE_LAW, ja: '銃刀法 飛出しナイフ' },
    reason: 'Faca que abre sozinha é proibida.',
    sources: sourcesFrom(KNIFE_SHOP),
  }),
  blocks('G-LAM-4', 'lamina', is('lamina', 'besta'), {
    law: { ...BLADE_LAW, ja: '銃刀法 3条 クロスボウ' },
    reason: 'Besta exige licença desde 15/03/2022.',
    sources: sourcesFrom('CROSSBOWS'),
  }),
  note('G-LAM-5', 'lamina', is('lamina', 'cozinha_ferramenta'), {
    law: { ja: '食品衛生法', pt: 'Lei de Higiene dos Alimentos' },
    reason: 'Faca de cozinha não é arma, mas toca a comida: responda também essa pergunta.',
    sources: sourcesFrom('MIPRO_KNIVES'),
  }),
  asksDocument('G-LAM-6', 'lamina', is('lamina', 'canivete_comum'), {
    law: { ...BLADE_LAW, ja: '銃刀法 22条、軽犯罪法' },
    reason:
      'Canivete comum pode ser vendido, mas andar com lâmina de mais de 6 cm sem motivo é infração: avise no anúncio.',
    proof: 'O aviso na página do produto.',
    sources: sourcesFrom('www.iei.jp/goods_html/9037_atn.html'),
  }),
  asksDocument('G-USA-1', 'condicao', all(isNot('condicao', 'novo'), is('usado_comprado_no_japao', 'sim')), {
    law: USED_LAW,
    reason: 'Comprar usado no Japão para revender exige licença da polícia (古物商).',
    proof: 'Número da licença, mostrado na página da loja.',
    sources: sourcesFrom('www.iwa-office.net/kobutu-01.html'),
  }),
  note('G-USA-2', 'condicao', all(isNot('condicao', 'novo'), is('usado_comprado_no_japao', 'nao')), {
    law: USED_LAW,
    reason: 'Usado comprado por você fora do Japão fica fora da licença; se um agente no Japão é quem vende, entra.',
    sources: sourcesFrom('www.yuimaru-gyosei.com/dealer.php', 'blog.rakutto.com'),
  }),
  asksDocument('G-USA-3', 'condicao', all(isNot('condicao', 'novo'), { rules: MARKED_RULES }), {
    law: { ja: '電気用品安全法・消費生活用製品安全法', pt: 'PSE e PSC de usados' },
    reason: 'Usado também precisa da marca PSE ou PSC.',
    proof: 'Foto da marca.',
    sources: sourcesFrom('GIFU_USED', 'www.gsr.jp/irs_sbiz/special/pse.htm'),
  }),
];
