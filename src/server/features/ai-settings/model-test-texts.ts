import type { TestedRobot } from '#domain/robots/ai-providers.ts';

/** A test text, and the patterns that a good answer must contain. */
export type ModelTestText = { robot: TestedRobot; text: string; truths: readonly RegExp[] };

/** Short texts of twelve product types, each with a number, a code or a limit that poor models lose. */
export const modelTestTexts: readonly ModelTestText[] = [
  {
    robot: 'copy',
    text: 'Garrafa térmica\nCapacidade: 500 ml\nMaterial: aço inox\nMantém quente por até 6 horas. Não vai ao micro-ondas.',
    truths: [/500\s*ml/i, /6\s*horas/i, /micro-?ondas/i],
  },
  {
    robot: 'copy',
    text: 'Mochila escolar\nPeso: 780 g\nCor: azul-marinho\nBolso para notebook de 14 polegadas. Não é à prova d’água.',
    truths: [/780\s*g/i, /14/, /n[ãa]o[^.]*(?:água|chuva)/i],
  },
  {
    robot: 'copy',
    text: 'Frigideira de alumínio\nDiâmetro: 24 cm\nGarantia: 1 ano contra defeitos de fabricação\nNão serve para fogão de indução.',
    truths: [/24\s*cm/i, /indu[çc][ãa]o/i],
  },
  {
    robot: 'ads',
    text: 'Fone de ouvido sem fio\nBateria: 30 horas\nResistência: IPX5\nNão usar para nadar.',
    truths: [/30\s*時間/, /IPX5/],
  },
  {
    robot: 'ads',
    text: 'Luminária de mesa\nPotência: 7 W\nEntrada: USB-C\nAdaptador vendido separadamente.',
    truths: [/USB-?C/i],
  },
  {
    robot: 'ads',
    text: 'Toalha de banho\nTamanho: 70 × 140 cm\nMaterial: 100% algodão',
    truths: [/綿|コットン/],
  },
  {
    robot: 'reviews',
    text: 'Caneca de cerâmica\nCapacidade: 350 ml\nPode ir ao micro-ondas. Não vai à lava-louças.',
    truths: [/マグ|カップ/],
  },
  {
    robot: 'reviews',
    text: 'Tapete de ioga\nEspessura: 6 mm\nComprimento: 183 cm\nVem com alça.',
    truths: [/ヨガ|マット/],
  },
  {
    robot: 'reviews',
    text: 'Guarda-chuva dobrável\nPeso: 280 g\nAbre com um botão.',
    truths: [/傘/],
  },
  {
    robot: 'translate',
    text: 'Relógio Kaze Fit 3.\nTela de 1,85 polegada.\nBateria de até 7 dias.\nNão é um aparelho médico.',
    truths: [/Kaze Fit 3/, /1\.85/, /7\s*日/, /医療機器ではあり|医療機器ではない/],
  },
  {
    robot: 'translate',
    text: 'Mesa dobrável modelo TE24-I.\nAltura de 70 cm, largura de 120 cm.\nSuporta até 30 kg.\nCadeiras não incluídas.',
    truths: [
      /TE24-I/,
      /70\s*(?:cm|センチ)/,
      /120\s*(?:cm|センチ)/,
      /30\s*(?:kg|キロ)/,
      /別売|含まれ(?:て(?:い|お)|ま)|付属(?:し|いた|は)|付きません/,
    ],
  },
  {
    robot: 'translate',
    text: 'Creme para as mãos de 50 g.\nSem perfume.\nUse somente na pele.\nGuarde longe do sol.',
    truths: [/50\s*(?:g|グラム)/, /無香料|香料不使用|香料フリー/, /のみ|だけ/, /直射日光|日光/],
  },
];
