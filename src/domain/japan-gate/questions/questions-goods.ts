import type { Question } from '../gate-types.ts';
import { CITES_FIELDS, DOCUMENT_FIELDS, LICENCE_FIELDS, METI_FIELDS, PSC_FIELDS } from '../proof-fields.ts';
import { PSC_OPTIONS } from '../psc-list.ts';
import { MARKED_RULES } from '../rules-consumer.ts';
import { all, any, choice, is, isNot, number, proof, several, yesNo } from './question-parts.ts';

/** Household goods that need a label in Japanese, beside cloth, plastic and electric goods. */
export const LABELLED_GOODS =
  'bolsa, luva ou roupa, se de couro; sapato, guarda-chuva, móvel, colchão, escova de dentes, mamadeira, sabão, produto de limpeza, cola, cera, tinta, lenço de papel, óculos de sol, purificador de água, carrinho de compras, papel-alumínio, peça de borracha, vidro temperado ou refratário, laca, chaleira, garrafa térmica.';

export const GOODS_QUESTIONS: readonly Question[] = [
  yesNo('crianca', 'brinquedo', 'É um brinquedo ou serve para brincar?'),
  number('crianca', 'idade_min_meses', 'A partir de quantos meses a criança pode usar?', {
    min: 0,
    max: 216,
    unit: 'meses',
    canBeUnknown: true,
    shownWhen: isNot('brinquedo', 'nao'),
  }),
  yesNo('crianca', 'feito_antes_2025_12_25', 'O lote foi fabricado ou importado antes de 25/12/2025?', {
    shownWhen: any(
      all(isNot('brinquedo', 'nao'), { number: 'idade_min_meses', below: 36 }),
      is('tipo_psc', 'brinquedo_menor_3'),
    ),
  }),
  choice(
    'crianca',
    'tipo_psc',
    'O produto é um destes?',
    `${PSC_OPTIONS} || nenhum | Nenhum destes || nao_sei | Não sei`,
  ),
  number('crianca', 'fluxo_magnetico', 'Qual o índice de fluxo magnético do ímã (kG²·mm²)?', {
    min: 0,
    unit: 'kG²·mm²',
    canBeUnknown: true,
    shownWhen: is('tipo_psc', 'ima_brinquedo'),
  }),
  proof('crianca', 'prova_psc', 'Você tem a prova da marca PSC?', PSC_FIELDS, {
    rules: ['G-PSC-1', 'G-PSC-2', 'G-KID-1', 'G-KID-4'],
  }),
  proof(
    'crianca',
    'notificacao_meti',
    'Você notificou o METI (届出) como 特定輸入事業者 e tem um 国内管理人?',
    METI_FIELDS,
    all(is('base_vendedor', 'exterior'), { rules: MARKED_RULES }),
  ),
  yesNo('comida', 'toca_alimento', 'Toca comida, bebida ou a boca (prato, copo, garrafa, talher, liquidificador)?'),
  yesNo(
    'comida',
    'brinquedo_boca',
    'O brinquedo é para criança de até 5 anos e vai à boca, é bijuteria de brinquedo ou é um destes: boneco, bloco, bola, massinha, balão?',
    { shownWhen: all(isNot('brinquedo', 'nao'), { number: 'idade_min_meses', below: 72 }) },
  ),
  proof(
    'comida',
    'prova_alimento',
    'Você tem a notificação 食品等輸入届出 ou o laudo do material?',
    DOCUMENT_FIELDS,
    any(isNot('toca_alimento', 'nao'), isNot('brinquedo_boca', 'nao'), is('comestivel', 'alimento_seco')),
  ),
  choice(
    'comida',
    'comestivel',
    'É para comer ou beber?',
    `nao | Não || alimento_seco | Alimento seco || carne | Carne ou produto com carne || leite_ovo | Leite, queijo ou ovo
fruta_legume_semente | Fruta, legume ou semente || alcool | Bebida alcoólica || suplemento | Suplemento
nao_sei | Não sei`,
  ),
  proof(
    'comida',
    'ingredientes_ok',
    'Você conferiu os ingredientes na lista japonesa de substâncias de remédio?',
    DOCUMENT_FIELDS,
    is('comestivel', 'suplemento'),
  ),
  choice(
    'corpo',
    'uso_corpo',
    'O produto é usado no corpo?',
    `nenhum | Não || cosmetico | Cosmético, sabonete ou perfume
quase_medicamento | Tinta de cabelo, depilatório, clareador ou “薬用” || medicamento | Remédio
lente_de_contato | Lente de contato || aparelho_de_saude | Aparelho de saúde (massageador, oxímetro, termômetro)
aparelho_de_beleza | Aparelho de beleza || nao_sei | Não sei`,
  ),
  proof(
    'corpo',
    'licenca_japao',
    'Existe no Japão uma empresa com licença que responde por este produto?',
    LICENCE_FIELDS,
    isNot('uso_corpo', 'nenhum'),
  ),
  number('corpo', 'unidades_pedido', 'Quantas unidades o cliente pode comprar por pedido?', {
    min: 1,
    unit: 'unidades',
    canBeUnknown: false,
    shownWhen: all(is('uso_corpo', 'cosmetico', 'quase_medicamento'), is('saida', 'exterior_direto')),
  }),
  choice(
    'produto',
    'rotulo_item',
    'O produto está nestes grupos: roupa ou tecido, plástico de cozinha ou banho, eletrodoméstico, artigo de casa?',
    `texteis | Roupa ou tecido || plastico | Plástico de cozinha ou banho || eletrico | Eletrodoméstico
diversos | Artigo de casa || nenhum | Nenhum || nao_sei | Não sei`,
    {
      help: `Artigo de casa: ${LABELLED_GOODS}`,
    },
  ),
  yesNo('produto', 'rotulo_japones', 'O produto tem etiqueta em japonês com material, cuidados e responsável?', {
    shownWhen: isNot('rotulo_item', 'nenhum'),
  }),
  choice(
    'produto',
    'material_silvestre',
    'Tem couro, pele, pena, osso, coral ou madeira de espécie silvestre?',
    `nenhum | Não || boi_porco_carneiro | Couro de boi, porco ou carneiro || reptil | Jacaré, cobra, teiú
avestruz | Avestruz || peixe_pirarucu | Pirarucu || madeira_rara | Madeira rara || ave_pena | Pena de ave
marfim_tartaruga_tigre | Marfim, tartaruga ou tigre || nao_sei | Não sei`,
  ),
  proof(
    'produto',
    'prova_cites',
    'Você tem a licença CITES de exportação?',
    CITES_FIELDS,
    isNot('material_silvestre', 'nenhum', 'boi_porco_carneiro'),
  ),
  choice(
    'produto',
    'marca',
    'Tem marca, logotipo ou personagem de outra empresa?',
    `sem_marca_ou_propria | Não, ou é marca minha || original_com_nota | Original, com nota
parecido_ou_replica | Parecido ou réplica || personagem_sem_licenca | Personagem sem licença || nao_sei | Não sei`,
  ),
  proof(
    'produto',
    'prova_marca',
    'Você tem nota de distribuidor autorizado ou licença?',
    DOCUMENT_FIELDS,
    is('marca', 'original_com_nota'),
  ),
  choice(
    'produto',
    'tipo_especial',
    'O produto é um destes, com lei própria?',
    `medidor | Balança, trena, termômetro ou manômetro
roupa_bebe | Roupa, cama ou babador de bebê; roupa íntima, pijama, luva ou meia
comida_pet | Comida ou petisco para cão ou gato || repelente | Repelente ou produto contra insetos || drone | Drone
patinete | Patinete elétrico || bicicleta_eletrica | Bicicleta elétrica
cadeirinha | Cadeirinha ou assento infantil para carro || vape_nicotina | Vape com nicotina, ou tabaco
vape_sem_nicotina | Vape sem nicotina || cbd | CBD ou cânhamo || arma_brinquedo | Arma de brinquedo ou airsoft
nenhum | Nenhum destes || nao_sei | Não sei`,
  ),
  yesNo('produto', 'unidade_estrangeira', 'Mostra oz, lb, polegada, °F ou psi, mesmo que dê para trocar?', {
    shownWhen: is('tipo_especial', 'medidor'),
  }),
  number('produto', 'drone_gramas', 'Quanto pesa o drone, com a bateria (g)?', {
    min: 1,
    unit: 'g',
    canBeUnknown: true,
    shownWhen: is('tipo_especial', 'drone'),
  }),
  choice(
    'perigo',
    'lamina',
    'Tem lâmina ou atira flecha?',
    `nenhuma | Não || cozinha_ferramenta | Faca de cozinha ou ferramenta || canivete_comum | Canivete comum
dois_gumes | Dois gumes (punhal, adaga) || espada_sabre | Espada ou sabre || abre_sozinha | Abre sozinha
besta | Besta`,
  ),
  number('perigo', 'lamina_cm', 'Qual o comprimento da lâmina (cm)?', {
    min: 0.1,
    unit: 'cm',
    canBeUnknown: false,
    shownWhen: is('lamina', 'dois_gumes', 'espada_sabre', 'abre_sozinha'),
  }),
  several(
    'perigo',
    'perigoso',
    'Contém algum destes?',
    `aerossol | Aerossol || perfume_alcool | Perfume ou álcool || esmalte | Esmalte || isqueiro_gas | Isqueiro ou gás
tinta_cola | Tinta ou cola || ima_forte | Ímã forte || nenhum | Nenhum || nao_sei | Não sei`,
  ),
];
