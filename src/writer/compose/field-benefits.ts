import type { SpecificationRow } from '#domain/sheet/specification.ts';
import { tableRows } from '#writer/text/table-rows.ts';

/** Lines "fields: benefit of knowing them"; true for any value, without a promise about the product. */
const LINES = `
width length: Meça o seu espaço antes de escolher.
folded_size: Já dá para pensar onde guardar.
diameter: Compare com o que você já tem em casa.
sizes: Confira o seu antes de pedir.
weight: Dá para saber antes quanto você vai carregar.
capacity: Dá para saber antes se é o bastante para você.
net_content quantity: Dá para calcular quanto pedir.
load: Confira o peso do que vai apoiar.
material fabric: Você sabe do que é feito antes de comprar.
coating: Você sabe que acabamento vai receber.
colour: Escolha pensando no que combina com você.
power_source: Você sabe onde vai poder ligar.
voltage power: Confira com a instalação de casa.
battery_capacity screen brightness: Um número claro para comparar.
runtime: Dá para planejar o uso.
charge_time: Dá para encaixar a recarga na rotina.
charge_port: Confira o cabo que você já tem.
wireless compatible_with: Confira o seu aparelho antes de comprar.
levels: Dá para ajustar ao momento.
water_resistance: Você sabe até onde pode molhar.
heat_resistance: Você sabe até que temperatura pode ir.
insulation: Dá para saber com quanto tempo contar.
contents: Você sabe tudo o que chega na caixa.
for_whom age: Fica fácil saber para quem é.
heat_sources: Confira o fogão de casa.
safe_in: Você sabe onde pode colocar.
washing care: O cuidado fica claro desde o começo.
installation: Você já sabe o que a instalação pede.
`;

const BY_KEY = new Map(
  tableRows(LINES, ': ').flatMap(([keys = '', benefit = '']) => keys.split(' ').map((key) => [key, benefit] as const)),
);
export const benefitOf = ({ key }: SpecificationRow): string | undefined => BY_KEY.get(key);
