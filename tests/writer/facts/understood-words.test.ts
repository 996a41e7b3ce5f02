import { describe, expect, test } from 'vitest';
import { saidWithClause, saidWithClauseOf } from './said.ts';

describe('words around a value that change nothing leave it certain', () => {
  test.each([
    ['Fone JBL Tune 510 preto', 'product_type fone; number 510; colour preto ?'],
    ['Fone Zorbla premium oferta 40 mAh', 'product_type fone; battery 40 mAh'],
    ['Fone floral 40 mAh', 'product_type fone; battery 40 mAh'],
    ['Fone promoção frete grátis 40 mAh', 'product_type fone; battery 40 mAh'],
  ])('%j says %j', (title, facts) => expect(saidWithClause(title)).toBe(facts));

  test.each([
    ['Peso: 5 g cada fone', 'weight [cada fone] 5 g'],
    ['Peso: 5 g cada lado', 'weight [cada lado] 5 g'],
    ['Estojo: 40 g', 'number 40 g'],
    ['Bateria do estojo: 400 mAh; fones: 40 mAh', 'battery [estojo] 400 mAh; number 40 mAh'],
    ['Bateria: fone 40 mAh / estojo 400 mAh', 'battery 40 mAh; battery [estojo] 400 mAh'],
    ['Alcance: 10 m', 'range 10 m'],
    ['Mais ou menos 10 m de alcance', 'range 10 m'],
    ['Alcance mais 10 m', 'range 10 m ?'],
    ['Serve para academia e corrida', ''],
    ['Ideal para o uso na academia', 'use o uso na academia ?'],
    ['Indicado para a sua corrida', 'use corrida ?'],
    ['Indicado para zorblar', 'use zorblar ?'],
    ['Ideal p/ academia', 'use academia'],
    ['Cor preta ou branca', 'colour preta; colour branca'],
    ['Cor preta ou zorbla', 'colour preta ? «Cor preta ou zorbla»'],
    ['Peso aprox. 5 g. Cor preta', 'weight 5 g; colour preta'],
    ['Peso aprox. 5 g; cor preta', 'weight 5 g; colour preta'],
    ['Tam. 5 cm. Cor preta', 'number 5 cm; colour preta'],
    ['Peso máx. 5 kg. Cor preta', 'weight 5 kg ?; colour preta'],
    [
      'Alcance: 10 m (aprox. 10 passos. Sem obstáculo). Cor preta',
      'range 10 m ? «Alcance: 10 m (aprox. 10 passos. Sem obstáculo)»; number 10',
    ],
    [
      'Alcance: 10 m (zorbla. Sem obstáculo) cor preta',
      'range 10 m ? «Alcance: 10 m (zorbla. Sem obstáculo) cor preta»',
    ],
    ['Alcance: 10 m - cor preta', 'range 10 m'],
    ['Alcance: 10 m – zorbla preta', 'range 10 m'],
    ['Alcance 10 m | peso 5 g', 'range 10 m; weight 5 g'],
    ['Alcance 10 m / peso 5 g', 'range 10 m; weight 5 g'],
    ['Fone bluetooth com alcance de 10 m', 'claim Fone bluetooth; range 10 m'],
    ['Fone de ouvido com alcance de 10 m', 'claim Fone de ouvido; range 10 m'],
    ['Estojo com alcance de 10 m', 'range 10 m ?'],
    ['Tempo de carga: 2 h', 'charge_time 2 h'],
    ['Carga de 2 h zorbla', 'number 2 h'],
    ['Potência máxima 20 W', 'power 20 W'],
    ['Potência zorbla 20 W', 'power 20 W ?'],
  ])('Fone de ouvido bluetooth: %j says %j', (line, facts) =>
    expect(saidWithClauseOf('Fone de ouvido bluetooth')(line)).toBe(facts),
  );
});
