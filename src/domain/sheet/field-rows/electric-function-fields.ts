import {
  BATTERIES,
  CHARGE_PORTS,
  CURRENTS,
  DUST_GRADES,
  FUNCTIONS,
  HEAT_ENDS,
  INSULATIONS,
  LEVELS,
  PANELS,
  PLUGS,
  POWER_SOURCES,
  RUNTIMES,
  SYSTEMS,
  WATER_GRADES,
  WIRELESS,
} from '#domain/sheet/tables/choices-electric.ts';
import { fieldRowsOf, sentencesFor } from './field-row-builder.ts';

const electric = fieldRowsOf('Elétrica e bateria');
const functional = fieldRowsOf('Funções e conexão');

export const ELECTRIC_FUNCTION_ROWS = [
  electric('power_source', 'Alimentação', 'choices', '電源', {
    choices: POWER_SOURCES,
    appears: 'ad',
    labels: 'alimentacao|fonte de energia|power source|power supply|tipo de alimentacao',
  }),
  electric('voltage', 'Tensão', 'number', '定格電圧', {
    units: 'v hz',
    bracketUnits: ['hz'],
    choices: CURRENTS,
    choiceBesideRange: { bivolt: 'ac', ac110_220: 'ac', ac100_240: 'ac' },
    pattern: { ja: '[{c}][{a}]', pt: '[{c}][ {a}]' },
    labels:
      'voltagem|tensao|alimentacao|voltagem de entrada|tensao de entrada|tensao nominal|entrada|voltage|rated voltage|input|input voltage',
  }),
  electric('power', 'Potência', 'number', '消費電力', {
    units: 'w kw',
    appears: 'ad',
    labels: 'potencia|potencia maxima|consumo|power|potencia nominal|wattage|rated power',
  }),
  electric('battery_type', 'Bateria ou pilhas', 'choice', '使用電池', {
    units: 'long piece',
    choices: BATTERIES,
    pattern: { ja: '{c}[×{a}][（{y}）]', pt: '{c}[ × {n}][ ({y})]' },
    spoken: { ja: '{c}[{a}][（{y}）]', pt: '{c}[ × {n}][ ({y})]' },
    unitJa: { piece: '{n}個', long: '{n}本' },
    yesNo: { yes: { ja: '内蔵', pt: 'inclusa' }, no: { ja: '別売', pt: 'vendida à parte' } },
    labels: 'bateria|tipo de bateria|pilha|pilhas|battery|battery type|batteries|batteries included|type of batteries',
  }),
  electric('battery_capacity', 'Capacidade da bateria', 'number', 'バッテリー容量', {
    units: 'mah wh ah',
    bracketUnits: ['wh'],
    appears: 'ad',
    labels: 'capacidade da bateria|bateria|bat|battery|battery capacity|battery capacity mah',
  }),
  electric('runtime', 'Duração', 'entries', '連続使用時間', {
    units: 'hour minute day',
    unitJa: { day: '{n}日間' },
    choices: RUNTIMES,
    choiceIsLabel: true,
    appears: 'ad',
    labels:
      'bateria|autonomia|duracao da bateria|duracao|tempo de uso|tempo de reproducao|uso continuo|autonomia da bateria|tempo de funcionamento|tempo de musica|reproducao de musica|tempo de trabalho|working time|reproducao|battery life|musica|playtime|play time|tempo de queima|burning time|standby time|tempo em espera|talk time',
  }),
  electric('charge_time', 'Tempo de carga', 'number', '充電時間', {
    units: 'hour minute',
    upTo: '{v}以内',
    appears: 'ad',
    labels:
      'tempo de carga|tempo de carregamento|tempo de recarga|carga completa|recarga|tempo de carga completa|carregamento completo|tempo para carregar|charging time|charge time|carregamento',
  }),
  electric('charge_port', 'Entrada de carga', 'choice', '充電端子', {
    labelOfChoice: { magnetic: { ja: '充電方式' }, qi: { ja: '充電方式' } },
    choices: CHARGE_PORTS,
    appears: 'ad',
    labels:
      'entrada de carga|entrada de carregamento|conector|porta de carregamento|interface|charging port|charging interface|porta|porta de carga',
  }),
  electric('cord_length', 'Comprimento do fio', 'number', 'コード長', {
    units: 'm cm',
    labels: 'comprimento do fio|comprimento do cabo|cable length|cord length|cabo',
  }),
  electric('plug', 'Plugue', 'choice', 'プラグ形状', {
    choices: PLUGS,
    labels: 'plugue|tipo de plugue|plug|plug type|tomada',
  }),
  functional('functions', 'Funções', 'choices', '主な機能', {
    choices: FUNCTIONS,
    sentenceOfChoice: sentencesFor({
      folding: '折りたたみ式です。',
      non_slip: '滑り止め付きです。',
      reversible: 'リバーシブル仕様です。',
    }),
    appears: 'ad',
    labels: 'funcao|funcoes|recursos|function|functions|feature|features',
  }),
  functional('wireless', 'Conexão sem fio', 'choices', '通信方式', {
    choices: WIRELESS,
    pattern: { ja: '{c}[ {t}]', pt: '{c}[ {t}]' },
    sentenceForm: 'supports',
    appears: 'ad',
    labels:
      'conectividade|conexao|bluetooth|versao bluetooth|versao do bluetooth|bluetooth version|wireless type|connectivity|wireless|wi fi|wifi|conexao sem fio',
  }),
  functional('wireless_range', 'Alcance', 'number', '通信距離', {
    units: 'm km',
    labels:
      'alcance|alcance de transmissao|distancia de transmissao|distancia|alcance do sinal|distancia de alcance|alcance bluetooth|alcance maximo|distancia de conexao|transmission distance|remote control distance|control distance|bluetooth range',
  }),
  functional('compatible_with', 'Compatível com', 'list', '対応機種', {
    jaOfTable: '対応OS',
    choices: SYSTEMS,
    takesNames: true,
    pattern: { ja: '{c}[ {t}以降]', pt: '{c}[ {t} ou mais novo]' },
    sentenceForm: 'supports',
    appears: 'meta ad',
    labels:
      'compatibilidade|compativel com|compativel|serve para|serve em|aparelhos compativeis|modelos compativeis|sistemas compativeis|sistema operacional|compatible|compatible with|compatibility|fits|fits laptops|works with|compatible brand|compatible model|compatible brand model|support system|operating system',
  }),
  functional('screen', 'Tela', 'number', 'ディスプレイ', {
    units: 'inch',
    choices: PANELS,
    pattern: { ja: '[{a}][ {c}][（{t}ピクセル）]', pt: '[{a}][ {c}][ ({t} pixels)]' },
    unitJa: { inch: '{n}型' },
    appears: 'ad',
    labels: 'tela|display|tamanho da tela|tamanho do display|visor|screen|screen size|display size',
  }),
  functional('levels', 'Níveis ou modos', 'entries', '調節・モード', {
    units: 'level mode',
    choices: LEVELS,
    pattern: { ja: '[{c}：]{a}', pt: '[{c}: ]{a}' },
    spoken: { ja: '[{c}は]{a}', pt: '[{c}: ]{a}' },
    sentence: { ja: '{v}です。', pt: '{l}: {v}.' },
    labelOfChoice: { ':level': { ja: '調節' }, ':mode': { ja: 'モード' } },
    sentenceOfChoice: sentencesFor({ ':level': '{v}で調節できます。', ':mode': 'モードは{v}です。' }),
    appears: 'ad',
    labels:
      'velocidades|niveis|modos|temperaturas|niveis de temperatura|intensidades|niveis de intensidade|modos de luz|niveis de velocidade|niveis de ajuste|speeds|modes|levels',
  }),
  functional('water_resistance', 'Proteção contra água', 'choice', '防水性能', {
    labelOfChoice: Object.fromEntries(
      DUST_GRADES.map((grade) => [grade, { ja: '防水・防塵性能', pt: 'Proteção contra água e pó' }]),
    ),
    choices: WATER_GRADES,
    sentenceOfChoice: sentencesFor({ not_waterproof: '防水ではありません。' }),
    limitRequired: true,
    appears: 'ad',
    labels:
      'impermeavel|impermeabilidade|grau de protecao|protecao ip|resistencia a agua|resistente a agua|prova d agua|a prova d agua|waterproof|waterproof grade|water resistance|ip rating|classificacao ip',
  }),
  functional('heat_resistance', 'Resiste a temperatura', 'entries', '耐熱温度', {
    units: 'celsius',
    choices: HEAT_ENDS,
    choiceIsLabel: true,
    rangeEnds: ['cold', 'hot'],
    upTo: '{v}',
    appears: 'ad',
    labels:
      'resistencia termica|resistencia ao calor|temperatura suportada|suporta temperatura|suporta temperaturas|heat resistance|heat resistant temperature|suporta|suporta de',
  }),
  functional('insulation', 'Mantém quente ou frio', 'entries', '保温・保冷時間', {
    units: 'hour celsius',
    bracketUnits: ['hour'],
    upToOfUnit: { celsius: '{v}以下' },
    choices: INSULATIONS,
    choiceIsLabel: true,
    labelOfUnit: {
      ':celsius': { ja: '保温・保冷効力', pt: 'Temperatura que mantém' },
      'hot:celsius': { ja: '保温効力', pt: 'Temperatura que mantém (quente)' },
      'cold:celsius': { ja: '保冷効力', pt: 'Temperatura que mantém (frio)' },
    },
    appears: 'meta ad',
    labels:
      'conserva|mantem quente|mantem frio|mantem gelado|conserva quente|conserva frio|isolamento|keep hot|keep cold|insulation',
  }),
  functional('brightness', 'Luz', 'number', '明るさ', {
    jaFor: { lighting: '全光束' },
    units: 'lumen kelvin',
    choiceIsLabel: true,
    labelOfUnit: { ':kelvin': { ja: '色温度', pt: 'Temperatura de cor' } },
    appears: 'ad',
    labels:
      'brilho|brilho maximo|fluxo luminoso|luminosidade|lumens|luminous flux|brightness|temperatura de cor|temp de cor|cor da luz|color temperature',
  }),
];
