import { describe, expect, test } from 'vitest';
import { COPY_MODELS } from '#domain/robots/robot-options.ts';
import { fact } from '#tests/writer/ledger.ts';
import { extractFacts } from '#writer/facts/extract-facts.ts';
import { composeAds } from './compose-ads.ts';
import { composeCopy } from './compose-copy.ts';
import { composeNames } from './compose-names.ts';

const BOTTLE = 'Garrafa térmica 500 ml\nMaterial: aço inox\nGarantia: 12 meses\nPeso: 320 g';
const copyOf = (description: string, chosenModel: (typeof COPY_MODELS)[number] = 'PAS', chosenName = 'Mizu Mate') =>
  composeCopy({ description, chosenName, chosenModel, facts: extractFacts(description) });

describe('offline copy', () => {
  test('names say what the product is or are invented, and differ', () => {
    const { names } = composeNames({ description: BOTTLE, facts: extractFacts(BOTTLE) });
    expect(new Set(names).size).toBe(6);
    expect(names.filter((name) => name.startsWith('Garrafa Térmica '))).toHaveLength(2);
  });

  test('names of pet goods speak of no other animal', () => {
    const description = 'Tapete higiênico para cachorro';
    const { names } = composeNames({ description, facts: extractFacts(description) });
    expect(names.join(' ')).not.toMatch(/neko|nyan|cat|gato/i);
  });

  test.each(COPY_MODELS)('%s tells every fact of the ledger and ends with a call to action', (chosenModel) => {
    const { copy, publico, persona } = copyOf(BOTTLE, chosenModel);
    expect(copy).toContain('• Garantia: 12 meses');
    expect(copy).toContain('• Capacidade: 500 ml');
    expect(copy).toContain('• Peso: 320 g');
    expect(copy).toContain('• Material: aço inox');
    expect(copy).not.toMatch(/bluetooth|dobr|recarreg|\{|\[|undefined/i);
    expect(copy.split('\n\n').at(-1)).toContain('Mizu Mate');
    expect(publico.length).toBeGreaterThan(40);
    expect(persona.length).toBeGreaterThan(40);
  });

  test('each model has its own shape', () => {
    const [pas, aida, fab] = (['PAS', 'AIDA', 'FAB'] as const).map((model) => copyOf(BOTTLE, model).copy);
    expect(pas?.split('\n\n')[0]).toMatch(/\?$/);
    expect(aida?.split('\n\n')[0]).not.toMatch(/\?$/);
    expect(fab).toMatch(/• Capacidade \(500 ml\): /);
  });

  test('agrees with the gender and number of the product', () => {
    const facts = (type: string) => [fact('product_type', type), fact('claim', 'compacto')];
    const copy = (type: string) =>
      composeCopy({ description: type, chosenName: 'Sora', chosenModel: 'AIDA', facts: facts(type) }).copy;
    expect(copy('Garrafa')).toContain('É compacta.');
    expect(copy('Copo')).toContain('É compacto.');
    expect(copy('Meias esportivas')).toContain('um modelo de meias esportivas');
  });

  test('a number without a role stands in no sentence', () => {
    const facts = [fact('product_type', 'Copo'), fact('number', '4711')];
    const { copy } = composeCopy({ description: 'Copo 4711', chosenName: 'Sora', chosenModel: 'FAB', facts });
    expect(copy).not.toContain('4711');
    expect(composeAds({ text: 'Copo 4711', strategy: 'aida', facts }).descriptions.join('')).not.toContain('4711');
  });

  test('words that begin inside a number are not told', () => {
    const facts = [fact('product_type', 'Mouse'), fact('claim', '4 GHz por USB', { text: 'Conexão: 2,4 GHz por USB' })];
    const { copy } = composeCopy({ description: 'Mouse', chosenName: 'Sora', chosenModel: 'FAB', facts });
    expect(copy).not.toContain('4 GHz');
  });

  test('an unknown product gets the seller’s own words and neutral Japanese', () => {
    const facts = [fact('product_type', 'Zorblax turbo')];
    const { copy } = composeCopy({ description: 'Zorblax', chosenName: 'Haru One', chosenModel: 'AIDA', facts });
    expect(copy).toContain('zorblax turbo');
    const { descriptions } = composeAds({ text: 'Zorblax', strategy: 'pas', facts });
    expect(new Set(descriptions).size).toBe(5);
    expect(descriptions.join('')).not.toMatch(/[a-z]{4}/i);
  });
});

/** The falsehoods that were measured once: words matched without their role. */
describe('facts stand in frames that are right for their role', () => {
  const adsOf = (text: string) =>
    composeAds({ text, strategy: 'aida', facts: extractFacts(text) }).descriptions.join('\n');

  test('skin like porcelain is no material', () => {
    expect(adsOf('Sérum facial 30 ml\nConquiste a pele de porcelana!')).not.toContain('磁器');
  });

  test('floors that a vacuum cleans are no material and no season', () => {
    const text = 'Robô aspirador de pó\nIdeal para madeira, piso frio e carpete\nAltura: 7,5 cm';
    expect(adsOf(text)).not.toMatch(/素材は木|木製|冬/);
  });

  test('a range is no size', () => {
    const text = 'Fone de ouvido Bluetooth\nAlcance de até 15 metros';
    expect(adsOf(text)).toContain('通信距離は最大15m');
    expect(adsOf(text)).not.toContain('サイズは15m');
  });

  test('"cerca de" is about, and no fence', () => {
    const text = 'Fone de ouvido Bluetooth\nTempo de carga: cerca de 1,5 h';
    expect(adsOf(text)).toContain('約1.5時間');
    expect(adsOf(text)).not.toContain('フェンス');
  });

  test('sizes 34 to 39, and P is S', () => {
    expect(adsOf('Tênis feminino\nNumeração: 34 ao 39')).toContain('34〜39');
    expect(adsOf('Camiseta masculina\nTamanhos: P, M, G e GG')).toContain('S・M・L・XL');
  });

  test('1 x cabo is one cable', () => {
    expect(adsOf('Fone de ouvido Bluetooth\nNa caixa: 1 x fone, 1 x cabo USB-C')).toContain('USB-Cケーブル×1');
  });

  test('a fountain for cats is no power adapter', () => {
    expect(adsOf('Fonte de água para gatos\nCapacidade: 2 litros')).toContain('ペット給水器');
    expect(adsOf('Fonte de água para gatos\nCapacidade: 2 litros')).not.toContain('電源アダプター');
  });

  test('cold for 24 hours and hot for 12', () => {
    const text = 'Mantém bebidas frias por até 24 horas e quentes por até 12 horas';
    const facts = [
      fact('product_type', 'Garrafa térmica'),
      fact('quantity', '24', { role: 'duration', unit: 'horas', text }),
      fact('quantity', '12', { role: 'duration', unit: 'horas', text }),
    ];
    const said = composeAds({ text, strategy: 'aida', facts }).descriptions.join('');
    expect(said).toContain('保冷時間は最大24時間');
    expect(said).toContain('保温時間は最大12時間');
  });

  test('the heights of several pieces are not the height of the product, and no customers are invented', () => {
    const facts = [
      fact('product_type', 'Potes'),
      ...['8', '12', '18'].map((value) => fact('quantity', value, { role: 'height', unit: 'cm' })),
      fact('warning', 'Não aspire líquidos'),
    ];
    const said = (['aida', 'pas'] as const)
      .flatMap((strategy) => composeAds({ text: 'Potes', strategy, facts }).descriptions)
      .join('');
    expect(said).not.toMatch(/高さは|そんな声/);
    expect(said).toContain('液体は吸い込まないでください');
  });
});
