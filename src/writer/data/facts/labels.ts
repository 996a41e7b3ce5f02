import type { FactKind, QuantityRole } from '#domain/robots/facts.ts';

/** What the words before a colon promise: the kind of fact, and of a quantity what it measures. */
export type LabelMeaning = {
  kind: FactKind | 'sizes' | 'runtime' | 'capacity' | 'notes' | 'howto';
  role?: QuantityRole;
};

const ROWS: readonly (readonly [LabelMeaning['kind'], QuantityRole | '', string])[] = [
  [
    'material',
    '',
    'material|materiais|composicao|tecido|materia prima|material principal|material do produto|feito de|composicao do tecido|material externo',
  ],
  [
    'colour',
    '',
    'cor|cores|cor disponivel|cores disponiveis|opcoes de cor|opcoes de cores|variacoes de cor|cor do produto|color|cor principal',
  ],
  [
    'sizes',
    '',
    'tamanho|tamanhos|tam|numeracao|grade|tamanhos disponiveis|numeracao disponivel|size|numeros|grade de tamanhos|veste',
  ],
  [
    'quantity',
    'dimensions',
    'medidas|medida|dimensoes|dimensao|dimensoes do produto|medidas do produto|medidas aproximadas|dimensoes aproximadas|dimensoes aprox|medidas aprox|tamanho do produto|tamanho aproximado|dimensoes montado|dimensions',
  ],
  [
    'quantity',
    'weight',
    'peso|peso liquido|peso do produto|peso aproximado|peso aprox|peso total|weight|conteudo liquido|peso neto|peso do par|net weight',
  ],
  [
    'quantity',
    'load',
    'suporta|suporta ate|carga maxima|peso suportado|capacidade de carga|peso maximo|peso maximo suportado|carga suportada|carga|peso maximo recomendado|capacidade de peso|suporta peso de',
  ],
  ['quantity', 'height', 'altura|altura aproximada|altura total|altura do produto'],
  ['quantity', 'width', 'largura|largura total|largura do produto'],
  ['quantity', 'length', 'comprimento|comprimento total|comprimento do produto'],
  ['quantity', 'depth', 'profundidade'],
  ['quantity', 'depth_rating', 'profundidade maxima|mergulho'],
  ['quantity', 'diameter', 'diametro|diametro da boca'],
  ['quantity', 'thickness', 'espessura'],
  ['capacity', '', 'capacidade|volume|capacidade maxima|capac|capacidade total|capacity|litragem|volumetria|conteudo'],
  ['quantity', 'power', 'potencia|potencia maxima|consumo|power|potencia nominal'],
  [
    'quantity',
    'voltage',
    'voltagem|tensao|alimentacao|voltagem de entrada|tensao de entrada|tensao nominal|entrada|voltage',
  ],
  ['quantity', 'frequency', 'frequencia|taxa de atualizacao|frequencia nominal'],
  [
    'runtime',
    '',
    'bateria|autonomia|duracao da bateria|duracao|tempo de uso|tempo de reproducao|uso continuo|autonomia da bateria|tempo de funcionamento|tempo de musica|capacidade da bateria|battery|reproducao de musica|tempo de trabalho|working time|reproducao|voo|tempo de voo|bat|battery life|musica',
  ],
  [
    'quantity',
    'charge_time',
    'tempo de carga|tempo de carregamento|tempo de recarga|carga completa|recarga|tempo de carga completa|carregamento completo|tempo para carregar|charging time|carregamento',
  ],
  [
    'quantity',
    'range',
    'alcance|distancia|alcance do sinal|distancia de alcance|alcance bluetooth|alcance maximo|distancia de conexao',
  ],
  [
    'quantity',
    'temperature',
    'temperatura|temperatura maxima|temperatura de uso|temperatura de operacao|temperatura de trabalho|faixa de temperatura|temperatura ajustavel',
  ],
  ['quantity', 'age', 'idade|faixa etaria|idade recomendada|idade indicada|idade minima|classificacao etaria'],
  ['quantity', 'count', 'quantidade|qtd|qtde|unidades|quantidade por pacote|quantidade por embalagem'],
  [
    'quantity',
    'levels',
    'velocidades|niveis|modos|temperaturas|niveis de temperatura|intensidades|niveis de intensidade|modos de luz|niveis de velocidade|niveis de ajuste',
  ],
  ['quantity', 'parts', 'pecas|quantidade de pecas|numero de pecas|qtd de pecas|total de pecas'],
  ['quantity', 'area', 'area|area de cobertura|cobertura|area recomendada'],
  ['quantity', 'speed', 'velocidade|rotacao|velocidade maxima'],
  ['quantity', 'screen', 'tela|display|tamanho da tela|tamanho do display|visor'],
  ['quantity', 'memory', 'memoria|armazenamento|memoria interna|memoria ram|ram'],
  ['quantity', 'shelf_life', 'validade|prazo de validade|vida de prateleira'],
  ['quantity', 'lifespan', 'vida util'],
  [
    'quantity',
    'limited_warranty',
    'garantia contra defeitos|garantia contra defeito de fabrica|garantia contra defeitos de fabrica|garantia contra defeito de fabricacao|garantia contra defeitos de fabricacao',
  ],
  ['quantity', 'noise', 'ruido|nivel de ruido|barulho'],
  ['quantity', 'suction', 'succao|potencia de succao|forca de succao'],
  ['quantity', 'brightness', 'fluxo luminoso|luminosidade|lumens'],
  ['quantity', 'colour_temperature', 'temperatura de cor|cor da luz'],
  [
    'quantity',
    'warranty',
    'garantia|prazo de garantia|tempo de garantia|garantia do fornecedor|garantia do vendedor|garantia da loja|garantia do fabricante|garantia de fabrica',
  ],
  ['quantity', 'concentration', 'concentracao'],
  ['brand', '', 'marca|brand'],
  [
    'model_code',
    '',
    'modelo|ref|referencia|codigo|sku|codigo do produto|part number|cod|modelo no|model|numero do modelo|codigo do fabricante|model number',
  ],
  [
    'compatibility',
    '',
    'compatibilidade|compativel com|compativel|serve para|serve em|aparelhos compativeis|modelos compativeis|sistemas compativeis|sistema operacional|compatible|compatible with|compatibility|fits|fits laptops|works with',
  ],
  [
    'certification',
    '',
    'certificacao|certificacoes|certificado|selo|certificado inmetro|homologacao|registro anvisa|grau de protecao|protecao ip',
  ],
  [
    'care',
    '',
    'cuidados|instrucoes de lavagem|como lavar|lavagem|limpeza|conservacao|cuidados com o produto|modo de lavar|como limpar|instrucoes de cuidado',
  ],
  [
    'notes',
    '',
    'atencao|aviso|avisos|advertencia|advertencias|importante|precaucoes|obs|observacao|observacoes|nota|recomendacoes|alergicos|alergenicos|alergenos|restricoes|contraindicacoes',
  ],
  ['audience', '', 'publico|genero|indicado para|para quem|recomendado para|indicacao|sexo|publico alvo'],
  ['use', '', 'uso|usos|ocasiao|ocasioes|ideal para|perfeito para|onde usar|uso indicado|aplicacao|ambiente'],
  [
    'contents',
    '',
    'inclui|acompanha|itens inclusos|conteudo da embalagem|o que vem na caixa|incluso|contem|vem com|pacote inclui|o pacote inclui|conteudo do kit|kit contem|o kit contem|conteudo da caixa|na caixa|itens do kit|pacote|package includes|package included|o que acompanha|acompanham|o que voce recebe|o kit inclui|o kit acompanha|voce recebe|kit inclui|conteudo do pacote|inclusos|embalagem contem|itens da embalagem|voce vai receber|lista de embalagem|package include|packing list|acomp|vem|embalagem|vem na caixa|includes|in the box|o kit vem com|kit vem com|inclui no kit',
  ],
  ['price', '', 'preco|valor|preco promocional|de|por|por apenas|valor promocional'],
  ['howto', '', 'modo de uso|modo de usar|como usar|instrucoes de uso'],
  [
    'claim',
    '',
    'tema|estampa|acabamento|fechamento|conectividade|conexao|fragrancia|aroma|sabor|funcao|funcoes|modelagem|gola|manga|formato|ingredientes|ingredientes principais|ingredientes ativos|inci|ativos|soquete',
  ],
  ['product_type', '', 'produto|nome|nome do produto|tipo de produto|tipo do produto|item'],
];

export const LABELS: ReadonlyMap<string, LabelMeaning> = new Map(
  ROWS.flatMap(([kind, role, labels]) =>
    labels.split('|').map((label) => [label, role === '' ? { kind } : { kind, role }] as const),
  ),
);
