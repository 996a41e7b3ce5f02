import { sourcesFrom } from './gate-sources.ts';
import type { GateRule } from './gate-types.ts';
import { all, is, isNot } from './questions/question-parts.ts';
import { asksDocument, blocks } from './rule-parts.ts';

export const SPECIAL_RULES: readonly GateRule[] = [
  blocks('G-MED-1', 'unidade_estrangeira', all(is('tipo_especial', 'medidor'), isNot('unidade_estrangeira', 'nao')), {
    law: { ja: '計量法 9条', pt: 'Lei das Medidas' },
    reason:
      'Balança, trena, termômetro ou manômetro que mostra oz, lb, polegada, °F ou psi não pode ser vendido no Japão, nem quando dá para trocar a unidade.',
    sources: sourcesFrom('METI_UNITS'),
  }),
  asksDocument('G-MED-2', 'tipo_especial', all(is('tipo_especial', 'medidor'), is('unidade_estrangeira', 'nao')), {
    law: { ja: '計量法 9条', pt: 'Lei das Medidas' },
    reason:
      'Com g, cm, °C ou kPa apenas, o instrumento pode ser vendido: guarde a foto do visor e do botão de unidade.',
    proof: 'Fotos do visor, da escala e do manual.',
    sources: sourcesFrom('METI_UNITS'),
  }),
  asksDocument('G-TEX-1', 'tipo_especial', is('tipo_especial', 'roupa_bebe'), {
    law: { ja: '有害物質を含有する家庭用品の規制に関する法律', pt: 'Substâncias em artigos domésticos' },
    reason:
      'Roupa, cama e babador para até 24 meses não podem ter formaldeído (16 µg/g no máximo); roupa íntima, pijama, luva e meia de outras idades, até 75 µg/g.',
    proof: 'Laudo de formaldeído do lote, e embalagem fechada até a entrega.',
    sources: sourcesFrom(
      'MHLW_TEXTILES',
      'www.city.yokosuka.kanagawa.jp/3180/hosei/seikatu/kankyo/formaldehyde.html; 2024-09-27',
    ),
  }),
  asksDocument('G-PET-1', 'tipo_especial', is('tipo_especial', 'comida_pet'), {
    law: { ja: '愛がん動物用飼料の安全性の確保に関する法律（ペットフード安全法）', pt: 'Segurança da comida de pets' },
    reason:
      'Comida, petisco e suplemento para cão e gato precisam de importador notificado e de rótulo em japonês; com carne, também da quarentena animal.',
    proof: 'Notificação do importador (届出) e foto do rótulo com nome, validade, ingredientes, país e responsável.',
    sources: sourcesFrom('PET_FOOD', 'www.jetro.go.jp/world/qa/04M-091205.html'),
    unverified: 'se a venda direta do exterior ao consumidor dispensa a notificação',
  }),
  asksDocument('G-INS-1', 'tipo_especial', is('tipo_especial', 'repelente'), {
    law: { ja: '薬機法 2条・14条（防除用医薬部外品）', pt: 'Lei dos remédios' },
    reason:
      'Repelir ou matar mosquito, mosca, pulga ou carrapato só com aprovação japonesa; sem ela, o anúncio não pode falar de insetos.',
    proof: 'Número da aprovação (医薬部外品) e nome da empresa no Japão.',
    sources: sourcesFrom(
      'www.yakujihou.com/oshiete/category/faq_cat04',
      'j-cast.com/2017/06/17300507.html; 2017-06-17',
    ),
  }),
  asksDocument(
    'G-DRO-1',
    'drone_gramas',
    all(is('tipo_especial', 'drone'), { not: { number: 'drone_gramas', below: 100 } }),
    {
      law: { ja: '航空法 131条の3・131条の4', pt: 'Lei da Aviação' },
      reason:
        'Drone de 100 g ou mais, com bateria, só voa registrado e com Remote ID (desde 20/06/2022): avise no anúncio. O rádio pede o 技適.',
      proof: 'Peso com bateria, função Remote ID e o aviso na página do produto.',
      sources: sourcesFrom('drone-journal.impress.co.jp/docs/special/1184367.html', 'hayward-law.com/archives/809'),
    },
  ),
  asksDocument('G-VEI-1', 'tipo_especial', is('tipo_especial', 'patinete'), {
    law: { ja: '道路運送車両の保安基準（特定小型原動機付自転車）、道路交通法', pt: 'Trânsito e veículos' },
    reason:
      'Patinete elétrico é veículo: precisa das normas de segurança, de placa e de seguro. Fora delas, só em área particular, e isso precisa estar no anúncio.',
    proof: 'Adesivo 性能等確認済, ou o aviso 公道走行不可 na página.',
    sources: sourcesFrom('MLIT_SCOOTERS', 'e-nenpi.com/article/detail/377739'),
  }),
  asksDocument('G-VEI-2', 'tipo_especial', is('tipo_especial', 'bicicleta_eletrica'), {
    law: { ja: '道路交通法施行規則 1条の3（駆動補助機付自転車）', pt: 'Trânsito e veículos' },
    reason:
      'Bicicleta elétrica só é bicicleta se o motor ajuda o pedal e para aos 24 km/h; com acelerador é moto, com placa e carteira.',
    proof: 'Ficha da assistência por velocidade, ou a certificação 型式認定.',
    sources: [],
    unverified: 'nenhuma fonte oficial foi lida ainda para a relação de assistência',
  }),
  asksDocument('G-CAD-1', 'tipo_especial', is('tipo_especial', 'cadeirinha'), {
    law: { ja: '道路運送車両の保安基準（チャイルドシート、Eマーク）', pt: 'Normas de veículos' },
    reason: 'Cadeirinha e assento de carro só com a marca E (UN R44 ou R129); as de pano sem marca foram reprovadas.',
    proof: 'Foto da etiqueta com a marca E e o número da aprovação.',
    sources: sourcesFrom(
      'news.livedoor.com/article/detail/27820053; 2024-12',
      'www.leaman-blog.jp/2017/08/blog-post_10.html',
    ),
  }),
  blocks('G-TAB-1', 'tipo_especial', is('tipo_especial', 'vape_nicotina'), {
    law: { ja: '薬機法（ニコチン）、たばこ事業法', pt: 'Remédios e tabaco' },
    reason:
      'Líquido com nicotina é remédio e o aparelho que o usa é aparelho médico: vender e anunciar sem aprovação é proibido. Tabaco pede registro de importador.',
    sources: sourcesFrom('MIPRO_VAPE', 'notobacco.jp/pslaw/nikkei171115.htm; 2017-11-15'),
  }),
  asksDocument('G-TAB-2', 'tipo_especial', is('tipo_especial', 'vape_sem_nicotina'), {
    law: { ja: '薬機法（成分による）', pt: 'Remédios e tabaco' },
    reason: 'Sem nicotina o vape pode ser vendido a adultos, mas outros ingredientes podem torná-lo remédio.',
    proof: 'Laudo sem nicotina e lista de ingredientes.',
    sources: sourcesFrom('MIPRO_VAPE'),
  }),
  asksDocument('G-CBD-1', 'tipo_especial', is('tipo_especial', 'cbd'), {
    law: { ja: '麻薬及び向精神薬取締法（Δ9-THC 残留限度値）', pt: 'Lei dos entorpecentes' },
    reason:
      'Desde 12/12/2024, acima do limite de THC o produto é droga: 10 ppm em óleo e pó, 0,1 ppm em líquido com água, 1 ppm nos outros. Passar do limite dá prisão.',
    proof: 'Laudo de THC do lote, com o limite de detecção, e a consulta ao 麻薬取締部 antes do envio.',
    sources: sourcesFrom('NARCOTICS_CBD'),
  }),
  asksDocument('G-ARM-1', 'tipo_especial', is('tipo_especial', 'arma_brinquedo'), {
    law: { ja: '銃刀法 21条の3・22条の2・22条の3（準空気銃・模造けん銃・模擬銃器）', pt: 'Lei de armas e lâminas' },
    reason:
      'Arma de brinquedo de metal parecida com pistola só branca ou amarela e com o cano fechado; que atira bolinha, só abaixo de 0,98 J. A que aceita cartucho é arma.',
    proof: 'Material, cor, fotos do cano e medição da energia do tiro.',
    sources: sourcesFrom('www.police.pref.osaka.lg.jp/jiken/110/14593.html', 'www.stga-jp.com/qanda-modelgun'),
  }),
];
