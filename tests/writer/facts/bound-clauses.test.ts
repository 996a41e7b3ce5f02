import { describe, expect, test } from 'vitest';
import { composeAds } from '#writer/compose/compose-ads.ts';
import { composeCopy } from '#writer/compose/compose-copy.ts';
import { extractFacts } from '#writer/facts/extract-facts.ts';
import { composeTranslation } from '#writer/translate/compose-translation.ts';

const TITLE = 'Luminária de mesa';
const confirmed = (text: string) => extractFacts(text).map(({ unsure: _, ...fact }) => fact);

describe('a value that is true only with its clause keeps it, also when the seller has confirmed it', () => {
  test.each([
    'Autonomia: até 6 h com volume a 50%',
    'Autonomia: 5 h em uso leve; 2 h em uso intenso',
    'Peso: 300 g sem a base',
    'Peso 300 g com o estojo',
    'Comprimento 92 cm no M',
    'Validade: 24 meses; após aberto 6 meses',
    'Validade: 12 meses se guardado em lugar seco',
    'Alcance: 10 m em campo aberto',
    'Capacidade: 25 litros expandida',
    'Altura: 30 cm (com a cúpula)',
    'Suporta 5 kg, desde que bem fixado',
    'Potência: 20 W no máximo brilho',
    'Proteção UV segundo o fornecedor',
    'Recarregável, mas só com o cabo original',
    'Garantia: 6 meses na loja + 6 meses do fabricante',
    'Conserva o arroz por até 30 dias',
    'Cores: preto; branco (só no P); azul',
    'Tamanhos: PP; P; M (M esgotado)',
    'Wi-Fi: 2,4 GHz (não funciona em 5 GHz)',
  ])('%s', (line) => {
    const text = `${TITLE}\n${line}`;
    const facts = confirmed(text);
    expect(facts.filter(({ clause }) => clause === line)).not.toEqual([]);
    const { copy } = composeCopy({ description: text, chosenName: 'Sora Mate', chosenModel: 'PAS', facts });
    expect(copy).toContain(`• ${line.charAt(0).toUpperCase()}${line.slice(1)}`);
    const [number = 'ブラック'] = /\d+/.exec(line) ?? [];
    const japanese = [
      ...composeAds({ text, strategy: 'aida', facts }).descriptions,
      ...composeTranslation({ text, tone: 'formal', facts }).specification.map((one) => one.text),
    ];
    expect(japanese.filter((words) => words.includes(number))).toEqual([]);
  });

  test.each(['Peso: 300 g', 'Altura de 30 cm', 'Potência: 20 W', 'Cores: preto e azul'])(
    '%s stands by itself',
    (line) => {
      expect(extractFacts(`${TITLE}\n${line}`).filter(({ clause }) => clause !== undefined)).toEqual([]);
    },
  );
});

describe('what comes with the product is not all that the box holds', () => {
  test.each([
    ['acompanha 12 etiquetas adesivas e 1 caneta', 'Acompanha: 12 etiquetas adesivas e 1 caneta', '付属品'],
    ['Acompanha: 1 cabo USB', 'Acompanha: 1 cabo USB', '付属品'],
    ['Inclui cabo USB', 'Acompanha: cabo USB', '付属品'],
    ['Na caixa: 1 luminária; 1 cabo USB', 'O que vem na caixa: 1 luminária e 1 cabo USB', 'セット内容'],
    ['Acompanha: 1 luminária; 1 cabo USB', 'O que vem na caixa: 1 luminária e 1 cabo USB', 'セット内容'],
    ['Vem: 1 luminária, 1 cabo USB. Não vem: lâmpada', 'Atenção: não vem: lâmpada', 'セット内容'],
  ])('%s', (line, inCopy, label) => {
    const text = `${TITLE}\n${line}`;
    const facts = extractFacts(text);
    expect(composeCopy({ description: text, chosenName: 'Sora Mate', chosenModel: 'PAS', facts }).copy).toContain(
      inCopy,
    );
    const lines = composeTranslation({ text, tone: 'formal', facts }).specification.map(
      (one) => one.text.split('：')[0],
    );
    expect(lines).toContain(label);
  });
});

describe('a worry opens no text about a product that cannot answer it', () => {
  test.each([
    ['Não tem cancelamento de ruído', false],
    ['Bluetooth 5.3', false],
  ])('%s', (line, isAllowed) => {
    const text = `Fone de ouvido bluetooth\n${line}`;
    const facts = confirmed(text);
    const openings = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map(
      (name) => composeCopy({ description: text, chosenName: name, chosenModel: 'PAS', facts }).copy,
    );
    expect(openings.some((copy) => /barulho/i.test(copy))).toBe(isAllowed);
  });
});
