import type { SpecificationRow } from '#domain/sheet/specification.ts';

const MEASURE = 'Meça o seu espaço antes de escolher.';
const DEVICE = 'Confira o seu aparelho antes de comprar.';
const BUYER = 'Fica fácil saber para quem é.';

/** What a buyer gains by knowing a field; true of any value, and no promise of the product. */
export const FIELD_BENEFITS: Readonly<Partial<Record<SpecificationRow['key'], string>>> = {
  width: MEASURE,
  length: MEASURE,
  folded_size: 'Já dá para pensar onde guardar.',
  diameter: 'Compare com o que você já tem em casa.',
  sizes: 'Confira o seu antes de pedir.',
  weight: 'Dá para saber antes quanto você vai carregar.',
  capacity: 'Dá para saber antes se é o bastante para você.',
  net_content: 'Dá para calcular quanto pedir.',
  quantity: 'Dá para calcular quanto pedir.',
  load: 'Confira o peso do que vai apoiar.',
  material: 'Você sabe do que é feito antes de comprar.',
  fabric: 'Você sabe a composição antes de comprar.',
  coating: 'Você sabe que acabamento vai receber.',
  colour: 'Escolha pensando no que combina com você.',
  power_source: 'Você sabe onde vai poder ligar.',
  voltage: 'Confira com a tomada de casa.',
  power: 'Confira com a instalação de casa.',
  battery_capacity: 'Um número claro para comparar.',
  runtime: 'Dá para planejar o uso.',
  charge_time: 'Dá para encaixar a recarga na rotina.',
  charge_port: 'Confira o cabo que você já tem.',
  wireless: DEVICE,
  compatible_with: DEVICE,
  screen: 'Um número claro para comparar.',
  levels: 'Dá para ajustar ao momento.',
  water_resistance: 'Você sabe até onde pode molhar.',
  heat_resistance: 'Você sabe até que temperatura pode ir.',
  insulation: 'Dá para saber com quanto tempo contar.',
  brightness: 'Um número claro para comparar.',
  contents: 'Você sabe tudo o que chega na caixa.',
  for_whom: BUYER,
  age: BUYER,
  heat_sources: 'Confira o fogão de casa.',
  safe_in: 'Você sabe onde pode colocar.',
  washing: 'O cuidado fica claro desde o começo.',
  care: 'O cuidado fica claro desde o começo.',
  installation: 'Você já sabe o que a instalação pede.',
};
