import { describe, expect, test } from 'vitest';
import { decodeEntities, dropHiddenBlocks, expandShorthand } from '#writer/facts/description-cleaning.ts';
import { type Segment, segmentsOf } from '#writer/facts/source-segments.ts';

/** "2 item of another under contents: Peso = 300 g": line, place, heading, label and words. */
function shown({ line, text, isTitle, isItem, label, meaning, heading, isOfOther }: Segment): string {
  const above = heading === null ? '' : ` under ${heading === 'unknown' ? '?' : (heading.role ?? heading.kind)}`;
  const named = label === null ? '' : `${label} (${meaning ? (meaning.role ?? meaning.kind) : '?'}) = `;
  const place = isTitle ? 'title' : isItem ? 'item' : 'prose';
  return `${line} ${place}${isOfOther ? ' of another' : ''}${above}: ${named}${text}`;
}
const cut = (text: string) => segmentsOf(text).map(shown);
const body = (text: string) => cut(`Mesa\n${text}`).slice(1);
const PROSE = 'Esta mesa foi pensada com carinho para quem trabalha em casa';

describe('the title', () => {
  test.each([
    ['Mesa', ['0 title: Mesa']],
    ['\n\nMesa', ['2 title: Mesa']],
    ['Mesa\nBonita', ['0 title: Mesa', '1 item: Bonita']],
    ['Promoção!\nMesa', ['0 prose: Promoção!', '1 title: Mesa']],
    ['Oferta imperdível hoje só aqui mesmo', ['0 title: Oferta imperdível hoje só aqui mesmo']],
    ['Cansado de bagunça?\nMesa', ['0 prose: Cansado de bagunça?', '1 title: Mesa']],
    ['Olá\nMesa', ['0 prose: Olá', '1 title: Mesa']],
    ['12 34\nMesa', ['0 prose: 12 34', '1 title: Mesa']],
    ['Oi\nMesa', ['0 prose: Oi', '1 title: Mesa']],
    ['Peso: 3 kg\nMesa', ['0 prose: Peso (weight) = 3 kg', '1 title: Mesa']],
    ['Mesa linda. Pesa 3 kg', ['0 title: Mesa linda.', '0 prose: Pesa 3 kg']],
    ['Mesa linda! Pesa 3 kg', ['0 title: Mesa linda!', '0 prose: Pesa 3 kg']],
    ['Mesa aprox. 30 cm', ['0 title: Mesa aprox. 30 cm']],
    ['Mesa compr. 30 cm', ['0 title: Mesa compr. 30 cm']],
    ['Mesa 30 cm. Nova', ['0 title: Mesa 30 cm. Nova']],
    ['Mesa boa - Peso: 3 kg', ['0 title: Mesa boa', '0 item under ?: Peso (weight) = 3 kg']],
    [`${'Mesa '.repeat(32)}x`, [`0 prose: ${'Mesa '.repeat(32)}x`]],
    [`${'Mesa '.repeat(31)}Mesas`, [`0 title: ${'Mesa '.repeat(31)}Mesas`]],
  ])('%j', (text, segments) => expect(cut(text)).toEqual(segments));
});

describe('lines and items', () => {
  test.each([
    ['- leve', ['1 item: leve']],
    ['• leve', ['1 item: leve']],
    ['✔ leve', ['1 item: leve']],
    ['1. leve', ['1 item: 1. leve']],
    ['2) leve', ['1 item: 2) leve']],
    ['🔥 leve', ['1 item: leve']],
    [`- ${PROSE}`, [`1 item: ${PROSE}`]],
    [`🔥 ${PROSE}`, [`1 item: ${PROSE}`]],
    [`© ${PROSE}`, [`1 prose: © ${PROSE}`]],
    [`1) ${PROSE}`, [`1 item: 1) ${PROSE}`]],
    [`123) ${PROSE}`, [`1 prose: 123) ${PROSE}`]],
    [PROSE, [`1 prose: ${PROSE}`]],
    ['Leve. Forte', ['1 prose: Leve. Forte']],
    ['Leve.', ['1 item: Leve.']],
    ['a'.repeat(48), [`1 item: ${'a'.repeat(48)}`]],
    ['a'.repeat(49), [`1 prose: ${'a'.repeat(49)}`]],
    ['leve // forte', ['1 item: leve', '1 item: forte']],
    ['***', []],
    ['---\n===', []],
    ['leve ---', ['1 item: leve']],
    ['**leve** e __forte__', ['1 item: leve e forte']],
    ['*leve* e forte', ['1 item: leve e forte']],
    ['2*3 e 4*5', ['1 item: 2*3 e 4*5']],
    ['leve\t e \u00a0 forte', ['1 item: leve e forte']],
    ['leve 💡 forte', ['1 item: leve forte']],
    ['marca™ 2️⃣ 🇧🇷', ['1 item: marca™ 2']],
    ['veja https://zorbla.com/x agora', ['1 item: veja agora']],
    ['veja www.zorbla.com e a@b.com', ['1 item: veja e']],
    ['<p>leve</p><p>forte</p>', ['1 item: leve', '1 item: forte']],
    ['<b>leve</b> e <i>forte</i>', ['1 item: leve e forte']],
    ['<li>leve<li>forte', ['1 item: leve', '1 item: forte']],
    ['<script>x = 1</script>leve', ['1 item: leve']],
    ['<style>\np { }\n</style>\nleve', ['4 item: leve']],
    ['<!-- nada -->leve', ['1 item: leve']],
    ['le\u200bve &amp; forte', ['1 item: leve & forte']],
    ['leve\r\nforte', ['1 item: leve', '2 item: forte']],
    ['café'.normalize('NFD'), ['1 item: café']],
  ])('%j', (text, segments) => expect(body(text)).toEqual(segments));
});

describe('labels', () => {
  test.each([
    ['Peso: 3 kg', ['1 item: Peso (weight) = 3 kg']],
    ['Peso : 3 kg', ['1 item: Peso (weight) = 3 kg']],
    ['Peso：3 kg', ['1 item: Peso (weight) = 3 kg']],
    ['Peso:3 kg', ['1 item: Peso (weight) = 3 kg']],
    ['*Peso:* 3 kg', ['1 item: Peso (weight) = 3 kg']],
    ['Peso (aprox.): 3 kg', ['1 item: Peso (aprox.) (weight) = 3 kg']],
    ['Altura montada: 3 m', ['1 item: Altura montada (height) = 3 m']],
    ['Cores disponíveis: azul', ['1 item: Cores disponíveis (colour) = azul']],
    ['Altura do produto: 3 m', ['1 item: Altura do produto (height) = 3 m']],
    ['Altura com rodas: 3 m', ['1 item: Altura com rodas (height) = 3 m']],
    ['Altura com zorblas: 3 m', ['1 item: Altura com zorblas (?) = 3 m']],
    ['Peso -> 3 kg', ['1 item: Peso (weight) = 3 kg']],
    ['Peso => 3 kg', ['1 item: Peso (weight) = 3 kg']],
    ['Peso → 3 kg', ['1 item: Peso (weight) = 3 kg']],
    ['Peso ➡️ 3 kg', ['1 item: Peso (weight) = 3 kg']],
    ['[INCLUSO] 1 tripé', ['1 item: INCLUSO (contents) = 1 tripé']],
    ['[IN] 1 tripé', ['1 item: [IN] 1 tripé']],
    ['Peso - 3 kg', ['1 item: Peso (weight) = 3 kg']],
    ['Peso – 3 kg', ['1 item: Peso (weight) = 3 kg']],
    ['Peso | 3 kg', ['1 item: Peso (weight) = 3 kg']],
    ['| Peso | 3 kg |', ['1 item: Peso (weight) = 3 kg']],
    ['Peso = 3 kg', ['1 item: Peso (weight) = 3 kg']],
    ['Peso-3 kg', ['1 item: Peso-3 kg']],
    ['Zorbla - 3 kg', ['1 item: Zorbla - 3 kg']],
    ['Valor - 30', ['1 item: Valor - 30']],
    ['Pulseira | Silicone', ['1 item: Pulseira (?) = Silicone']],
    ['Pulseira - Silicone', ['1 item: Pulseira - Silicone']],
    ['Peso | 3 kg | bom', ['1 item: Peso | 3 kg | bom']],
    ['Zorbla: 3 kg', ['1 item: Zorbla (?) = 3 kg']],
    ['Abre às 10:30', ['1 item: Abre às 10:30']],
    ['Bateria 500 mAh: boa', ['1 item: Bateria 500 mAh: boa']],
    ['x: 3 kg', ['1 item: x: 3 kg']],
    [`${'a'.repeat(42)}: b`, [`1 item: ${'a'.repeat(42)} (?) = b`]],
    [`${'a'.repeat(43)}: b`, [`1 item: ${'a'.repeat(43)}: b`]],
    ['Feita em inox. Cores: preto', ['1 item: Feita em inox.', '1 item: Cores (colour) = preto']],
    ['Cor: azul / Forro: lã', ['1 item: Cor (colour) = azul', '1 item: Forro (?) = lã']],
    ['Cor: azul, Peso: 3 kg', ['1 item: Cor (colour) = azul', '1 item: Peso (weight) = 3 kg']],
    ['Cor: azul; Peso: 3 kg', ['1 item: Cor (colour) = azul', '1 item: Peso (weight) = 3 kg']],
    ['Cor: azul | Peso: 3 kg', ['1 item: Cor (colour) = azul', '1 item: Peso (weight) = 3 kg']],
    ['Cor: azul - Peso: 3 kg', ['1 item: Cor (colour) = azul', '1 item: Peso (weight) = 3 kg']],
    ['Cor: azul, zorbla: 3 kg', ['1 item: Cor (colour) = azul, zorbla: 3 kg']],
    ['Cor: azul! Peso: 3 kg', ['1 item: Cor (colour) = azul!', '1 item: Peso (weight) = 3 kg']],
  ])('%j', (text, segments) => expect(body(text)).toEqual(segments));
});

describe('headings', () => {
  test.each([
    ['Na caixa:\n1 cabo', ['2 item under contents: 1 cabo']],
    ['Na caixa\n1 cabo', ['2 item under contents: 1 cabo']],
    ['Cuidados\nlavar à mão', ['2 item under care: lavar à mão']],
    ['Cores\nazul', ['2 item under colour: azul']],
    ['Peso\n3 kg', ['1 item: Peso', '2 item: 3 kg']],
    ['Peso:\n3 kg', ['2 item under weight: 3 kg']],
    ['Raquete:\n3 kg', ['2 item of another under ?: 3 kg']],
    ['Especificações técnicas:\n3 kg', ['2 item under ?: 3 kg']],
    ['Raquete:\n\n3 kg', ['3 item: 3 kg']],
    ['Na caixa:\n\n1 cabo', ['3 item under contents: 1 cabo']],
    ['Raquete:\n- 3 kg\nleve', ['2 item of another under ?: 3 kg', '3 item of another: leve']],
    [
      'Na caixa:\n- 1 cabo\n- 1 capa\nleve',
      ['2 item under contents: 1 cabo', '3 item under contents: 1 capa', '4 item: leve'],
    ],
    ['Na caixa:\nPeso: 3 kg\nleve', ['2 item: Peso (weight) = 3 kg', '3 item: leve']],
    ['Na caixa:\n- Peso: 3 kg', ['2 item under contents: Peso (weight) = 3 kg']],
    ['Na caixa:\nZorbla: 3 kg', ['2 item under contents: Zorbla (?) = 3 kg']],
    ['Organize! O kit contém 12 potes nos tamanhos:\n- 2 L', ['2 item under contents: 2 L']],
    [`${'a'.repeat(60)}:\nleve`, [`1 prose: ${'a'.repeat(60)}:`, '2 item: leve']],
    [`${'a'.repeat(59)}:\nleve`, ['2 item of another under ?: leve']],
  ])('%j', (text, segments) => expect(body(text)).toEqual(segments));
});

describe('cleaning', () => {
  test.each([
    ['c/ tampa', 'com tampa'],
    ['C/tampa', 'com tampa'],
    ['p/ casa', 'para casa'],
    ['s/ fio', 'sem fio'],
    ['P/M/G', 'P/M/G'],
    ['S/M', 'S/M'],
    ['PP/P/M', 'PP/P/M'],
    ['c/', 'c/'],
    ['abc/ tampa', 'abc/ tampa'],
    ['fonte p gatos', 'fonte para gatos'],
    ['tamanho p grande', 'tamanho p grande'],
    ['tam p grande', 'tam p grande'],
    ['fonte p gato', 'fonte para gato'],
    ['fonte p cão', 'fonte p cão'],
    ['o p gatos', 'o p gatos'],
  ])('shorthand: %j is %j', (text, whole) => expect(expandShorthand(text)).toBe(whole));

  test.each([
    ['&amp;', '&'],
    ['&ccedil;', 'ç'],
    ['&CCEDIL;', '&CCEDIL;'],
    ['&zorbla;', '&zorbla;'],
    ['&#231;', 'ç'],
    ['&#xE7;', 'ç'],
    ['&#32;', ' '],
    ['&#33;', '!'],
    ['&#31;', ' '],
    ['&#9;', ' '],
    ['&#x10FFFF;', '\u{10ffff}'],
    ['&#x110000;', ' '],
    ['&#xD7FF;', '\ud7ff'],
    ['&#xD800;', ' '],
    ['&#xDFFF;', ' '],
    ['&#xE000;', '\ue000'],
    ['&#1234567;', '&#1234567;'],
    ['& amp;', '& amp;'],
  ])('entity %j is %j', (text, sign) => expect(decodeEntities(text)).toBe(sign));

  test('what nobody sees is dropped', () => {
    expect(dropHiddenBlocks('a<script type="x">b</script>c\u200bd<STYLE>e</STYLE >f')).toBe('acdf');
    expect(dropHiddenBlocks('a<script>b</style>c')).toBe('a<script>b</style>c');
  });
});
