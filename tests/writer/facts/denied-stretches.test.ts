import { describe, expect, test } from 'vitest';
import { deniedStretches } from '#writer/facts/denied-words.ts';
import { segmentsOf } from '#writer/facts/source-segments.ts';

const denied = (line: string) =>
  segmentsOf(`Luminária de mesa\n${line}`)
    .slice(1)
    .flatMap((segment) => deniedStretches(segment).map(({ from, to }) => segment.text.slice(Math.max(0, from), to)))
    .join(' | ');

describe('a denial takes its list, and nothing that is said against it', () => {
  test.each([
    ['Não usar: grávidas, menores de 14 anos', 'grávidas, menores de 14 anos'],
    ['Não usar: grávidas. Cor preta', 'grávidas'],
    ['Não usar: 2.5 kg. Cor preta', '2.5 kg'],
    ['Sem: cabo! Cor preta', 'cabo'],
    ['Evitar: sol? Cor preta', 'sol'],
    ['Não usar: grávidas.', 'grávidas'],
    ['Não tem bluetooth', 'Não tem bluetooth'],
    ['Cor preta, não tem bluetooth', 'não tem bluetooth'],
    ['Não tem bluetooth; cor preta', 'Não tem bluetooth'],
    ['Não tem bluetooth. Cor preta', 'Não tem bluetooth'],
    ['Não tem bluetooth 5.0 e cor preta', 'Não tem bluetooth 5.0 e cor preta'],
    ['Não tem bluetooth (cor preta)', 'Não tem bluetooth '],
    ['Não tem bluetooth mas tem cabo', 'Não tem bluetooth'],
    ['Não tem bluetooth e tem cabo', 'Não tem bluetooth'],
    ['Não tem bluetooth e sim cabo', 'Não tem bluetooth'],
    ['Não tem bluetooth - cor preta', 'Não tem bluetooth'],
    ['Não tem bluetooth, usa o do celular', 'Não tem bluetooth,'],
    ['Não tem bluetooth, altura de 30 cm', 'Não tem bluetooth,'],
    ['Não use com 110 V, 127 V ou 220 V', 'Não use com 110 V, 127 V ou 220 V'],
    ['Não use com 110 V, 127 V', 'Não use com 110 V,'],
    ['Não use com 110 V, 60 Hz nem fio', 'Não use com 110 V, 60 Hz nem fio | nem fio'],
    ['Não tem timer, sensor de nível de água', 'Não tem timer, sensor de nível de água'],
    ['Não tem timer, "sensor", apito', 'Não tem timer, "sensor", apito'],
    ['Não tem timer,  sensor', 'Não tem timer, sensor'],
    ['Não só bonita', ''],
    ['Não mais de 300 g', ''],
    ['Nem azul nem rosa', 'Nem azul nem rosa | nem rosa'],
    ['Nunca molhe', 'Nunca molhe'],
    ['Mais ou menos 300 g', ''],
    ['Pelo menos um cabo', ''],
    ['Tudo menos o cabo', 'menos o cabo'],
    ['Tudo menos cabo', 'menos cabo'],
    ['Tudo menos 2', ''],
    ['Sem fio', 'Sem fio'],
    ['Sem o cabo de força', 'Sem o cabo de força'],
    ['Sem cabo, com base', 'Sem cabo,'],
    ['Sem cabo e base ou tampa', 'Sem cabo e base ou tampa'],
    ['Sem cabo nem base', 'nem base | Sem cabo nem base'],
    ['Sem cabo do carregador-fonte', 'Sem cabo do carregador-fonte'],
    ['Com cloro pode manchar', 'Com cloro pode manchar'],
    ['Linda, com cloro ou suor pode escurecer', ' com cloro ou suor pode escurecer'],
    ['Com 2.5 kg pode quebrar', 'Com 2.5 kg pode quebrar'],
    ['Com cloro. Pode manchar', ''],
    ['Com tampa e com cloro pode manchar', ' com cloro pode manchar'],
    ['Em contato com óleo derrete a base', 'Em contato com óleo derrete'],
    ['Sob sol forte desbota', 'Sob sol forte desbota'],
    ['Exposto a sol vai se danificar', 'Exposto a sol vai se danificar'],
    ['n usa pilha', 'n usa pilha'],
    ['n° 5', ''],
    ['Salvo azul', 'Salvo azul'],
    ['Evite o sol, calor, chuva', 'Evite o sol, calor, chuva'],
    ['Proibida a venda', 'Proibida a venda'],
    ['Bonita e leve', ''],
  ])('%j denies %j', (line, words) => expect(denied(line)).toBe(words));
});
