import type { QuantityRole } from '#domain/robots/facts.ts';
import type { Dimension } from '#writer/data/quantities/units.ts';

/** Words right before or after a number that say what it measures, in folded Portuguese; the first that fits wins. */
export type RoleWords = { role: QuantityRole; before?: RegExp; after?: RegExp; unit?: RegExp };

const WARRANTY: RoleWords = { role: 'warranty', before: /\bgarantia\b/, after: /^\s?(?:de |da )?garantia/ };

export const ROLE_WORDS: Readonly<Partial<Record<Dimension, readonly RoleWords[]>>> = {
  length: [
    { role: 'thickness', before: /\bespessura\b/, after: /^\s?(?:de |na )?(?:espessura|grossura)/ },
    { role: 'diameter', before: /\b(?:diametro|diam)\b/, after: /^\s?(?:de )?diametro/ },
    {
      role: 'depth_rating',
      before: /(?:prova d.{0,2}agua|resist\w+ a agua|mergulho|submer\w+) (?:de )?(?:ate|a) $/,
      after: /^\s?de profundidade na agua/,
    },
    { role: 'height', before: /\b(?:altura|alt)\b/, after: /^\s?(?:de )?(?:altura|alt\b)/ },
    { role: 'width', before: /\b(?:largura|larg)\b/, after: /^\s?(?:de )?(?:largura|larg\b)/ },
    { role: 'length', before: /\bcomprimento\b/, after: /^\s?(?:de )?(?:comprimento|compr\b)/ },
    { role: 'depth', before: /\bprof(?:undidade)?\b/, after: /^\s?(?:de )?profundidade/ },
    {
      role: 'range',
      before: /\b(?:alcance|distancia|raio|visao noturna|controle (?:remoto )?(?=(?:de )?ate))\b/,
      after: /^\s?(?:de )?(?:alcance|distancia)/,
    },
    {
      role: 'screen',
      unit: /^(?:polegadas?|pol|"|”)$/,
      before: /\b(?:tela|display|visor|monitor|tv)\b/,
      after: /^\s?(?:de )?tela/,
    },
    { role: 'dimensions', before: /\b(?:mede|medindo|medidas?|dimens\w+|tamanho)\b/ },
  ],
  mass: [
    {
      role: 'load',
      before:
        /\b(?:suporta\w*|aguenta\w*|sustenta\w*|carga maxima|capacidade de carga|peso (?:suportado|maximo)|resiste)\b/,
      after: /^\s?(?:de carga|de peso suportado|suportad)/,
    },
    { role: 'weight', before: /\b(?:peso|pesa|pesam|pesando)\b/ },
  ],
  volume: [
    { role: 'volume', before: /\b(?:capacidade|capac|volume|comporta|cabe)\b/, after: /^\s?de (?:capacidade|volume)/ },
  ],
  time: [
    { role: 'limited_warranty', before: /\bgarantia\b[^.;!?]{0,30}\bdefeitos?\b/ },
    WARRANTY,
    { role: 'shelf_life', before: /\bvalidade\b(?! d[ao] (?:oferta|promocao|cupom))/, after: /^\s?de validade/ },
    { role: 'lifespan', before: /\bvida util\b/, after: /^\s?de vida util/ },
    {
      role: 'charge_time',
      before:
        /\b(?:tempo de (?:carga|carregamento|recarga)|carrega\w*|recarrega\w*|recarga|carga (?:completa|total|rapida)|carregamento)\b/,
      after: /^\s?(?:de |para )(?:carga|carregamento|recarga|carregar|recarregar)/,
    },
    {
      role: 'age',
      unit: /^(?:anos?|mes|meses)$/,
      before:
        /\b(?:a partir d[eo]s?|idade|criancas?|meninos?|meninas?|bebes?|acima de|maiores? de|menores? de|indicado|recomendado)\b/,
      after: /^\s?(?:de idade|ou mais)/,
    },
    { role: 'age', unit: /^anos$/, before: /^\s*\+\s?$|\s\+\s?$/ },
    {
      role: 'duration',
      before:
        /\b(?:autonomia|dura|duram|duracao|bateria|uso continuo|funciona|tempo de uso|reproducao|mantem|conserva|gelad\w*|quentes?|frias?|frios?|voo)\b/,
      after:
        /^\s?(?:de |em |com )?(?:autonomia|duracao|uso\b|musica|reproducao|bateria|funcionamento|conversa|uso continuo|gelad|quente|aquecid)/,
    },
  ],
  power: [{ role: 'power', before: /\b(?:potencia|consumo)\b/, after: /^\s?(?:de |rms\b)\s?(?:potencia)?/ }],
  voltage: [{ role: 'voltage', before: /\b(?:voltagem|tensao|alimentacao|bivolt|tomada)\b/ }],
  temperature: [
    {
      role: 'temperature',
      before: /\b(?:temperaturas? (?!de cor)|aquece|esquenta|atinge|resiste\w*|aguenta|suporta|ao forno)\b/,
      after: /^\s?de temperatura/,
    },
  ],
  memory: [
    {
      role: 'memory',
      before: /\b(?:memoria|ram|rom|armazenamento)\b/,
      after: /^\s?(?:de )?(?:memoria|ram|rom|armazenamento)/,
    },
  ],
  area: [
    { role: 'area', before: /\b(?:area|cobre|cobertura|ambientes?|espacos?)\b/, after: /^\s?de (?:area|cobertura)/ },
  ],
  pressure: [
    {
      role: 'suction',
      unit: /^k?pa$/,
      before: /\b(?:succao|aspiracao|vacuo)\b/,
      after: /^\s?(?:de )?(?:succao|aspiracao|potencia de succao)/,
    },
  ],
  sound: [
    {
      role: 'noise',
      before: /\b(?:ruido|barulho|sonoro|silencios\w*)\b|^\s*<\s?$/,
      after: /^\s?(?:de )?(?:ruido|barulho)/,
    },
  ],
  light: [{ role: 'brightness' }],
  count: [
    {
      role: 'levels',
      unit: /^(?:velocidades?|veloc|nive(?:l|is)|intensidades?|modos?|estagios|posicoes|programas?)$/,
    },
    {
      role: 'parts',
      unit: /^(?:pecas?|pcs?|itens)$/,
      before: /\b(?:kit|conjunto|jogo|pacote|combo|total|contem|contendo|com)\b[^\d]{0,16}$|^\s*$/,
      after: /^\s?no total/,
    },
    {
      role: 'count',
      unit: /^(?:unid\w*|und?|units|pares|par|capsulas|comprimidos|saches|doses)$/,
      before: /\b(?:kit|conjunto|jogo|pacote|pct|combo|caixa|embalagem|contem|contendo)\b[^\d]{0,16}$/,
    },
  ],
};

/** Dimensions whose unit alone says what is measured. */
export const ROLE_OF_UNIT: Readonly<Partial<Record<Dimension, QuantityRole>>> = {
  charge: 'battery',
  frequency: 'frequency',
  rotation: 'speed',
  speed: 'speed',
};

/** In a title or as a list item of its own a number speaks of the product. */
export const ROLE_IN_TITLE: Readonly<Partial<Record<Dimension, QuantityRole>>> = {
  volume: 'volume',
  power: 'power',
  voltage: 'voltage',
};

/** "cabo de 2 m": the length is the cable's, not the product's. The last of them before the number is measured. */
export const PART_BEFORE =
  /\b(?<part>(?:cabo|fio|alcas?|corrente|mangueira|laminas?|rodas?|rodinhas?|salto|plataforma|haste|antena|bolso|tampa|pulseira|cordao|base|lente|furo|mandril|vidro|caixa|embalagem|bico|fita|estojo|case|cupula|pingente|extensor|hastes|guia|garra|cinto|cintura|pescoco|torax|barra|manga|reservatorio|tanque|filtro|compartimento|copo medidor|broca|rosca|bocal|motor|lampadas?|ventosas?|tela|cesto|jarra|pes?|assento|encosto|linha|carretilha|lanterna|controle|folhas?|aro|pneus?|guidao|bolsa|pote|tubo|refil)(?: usb(?:-c)?| de (?:po|agua|lixo|carga|forca|energia)| extensora?)?)\b(?<between>[^.;:!?\d]{0,24})$/;

/** What a bare measure of a part can only mean: the length of a cable, the height of a heel, what a tank holds. */
export const ROLE_OF_PART: readonly { dimension: Dimension; part: RegExp; role: QuantityRole; unit?: RegExp }[] = [
  {
    dimension: 'length',
    part: /^(?:cabo|fio|mangueira|corrente|cordao|extensor|fita|guia|linha)\b/,
    role: 'length',
    // A wire of 0,3 mm is thin, not short.
    unit: /^c?m$/,
  },
  { dimension: 'length', part: /^(?:salto|plataforma)\b/, role: 'height' },
  { dimension: 'volume', part: /^(?:reservatorio|tanque|jarra|cesto|compartimento)\b/, role: 'volume' },
  { dimension: 'power', part: /^(?:motor|lampadas?)\b/, role: 'power' },
  { dimension: 'charge', part: /^(?:estojo|case|controle|lanterna)\b/, role: 'battery' },
];

/** "tamanho de cada dino", "Peso do kit", "Comprimento da lâmina": the label names what it measures. */
export const LABEL_OF_PART =
  /^(?<measure>peso(?: total)?|altura|largura|comprimento|diametro|espessura|capacidade|volume|potencia|profundidade|bateria) (?:de|d[ao]s?) (?<part>.+)$/;
