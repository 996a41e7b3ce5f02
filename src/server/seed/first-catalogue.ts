/**
 * What version 0.1 put into a library, which it did not record. Whatever of it is missing where that version ran was
 * deleted there; everything else came later. Never add to it: newer content is recorded when it is seeded.
 */
export const FIRST_MODULES: readonly string[] = [
  'Loja Shopify em japonês',
  'Código para qualquer loja',
  'Prompts de produto e anúncio',
  'Prompts de atendimento',
];

export const FIRST_SNIPPETS: readonly string[] = [
  'prazo-de-entrega-estimado',
  'preco-com-imposto-incluido',
  'pagina-tokushoho-completa',
  'tipografia-japonesa',
  'barra-de-frete-gratis',
  'tabela-de-medidas',
  'json-ld-produto-japao',
  'telefone-e-cep-japoneses',
  'data-com-dia-da-semana',
  'arredondar-preco-para-final-980',
  'cep-preenche-o-endereco',
  'contador-de-promocao-honesto',
  'achar-portugues-no-csv',
  'descricao-de-produto-em-japones',
  'titulo-e-meta-descricao',
  'anuncio-em-tres-angulos',
  'revisao-de-japones-natural',
  'checagem-de-promessas',
  'pedido-atrasado-com-desculpas',
  'troca-por-tamanho-errado',
  'pergunta-sobre-material',
  'resposta-a-avaliacao-negativa',
  'pedir-avaliacao-sem-recompensa',
];
