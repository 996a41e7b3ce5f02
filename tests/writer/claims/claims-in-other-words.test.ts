import { describe, expect, test } from 'vitest';
import { checkClaims } from '#writer/claims/check-claims.ts';

const rulesOn = (text: string) => checkClaims(text).map(({ rule }) => rule);

describe('promises in the words of sellers', () => {
  test.each([
    ['Acaba com a celulite e com a dor no joelho', 'sintoma'],
    ['Adeus, dores nas costas', 'sintoma'],
    ['Dor no joelho some em poucos dias', 'sintoma'],
    ['Combate a artrose', 'sintoma'],
    ['Evita displasia do quadril', 'previne-doenca'],
    ['Impede a escoliose do bebê', 'previne-doenca'],
    ['Torna seu filho mais inteligente', 'inteligencia'],
    ['Melhora a memória e o raciocínio', 'inteligencia'],
    ['Faz a barba crescer mais forte e sem falhas', 'cabelo-cresce'],
    ['Cabelo cresce 3x mais rápido', 'cabelo-cresce'],
    ['Acaba com o cheiro de alho pra sempre', 'permanente'],
    ['Nunca cai da parede', 'absoluto'],
    ['Não gruda nunca', 'absoluto'],
    ['Bateria infinita', 'absoluto'],
    ['Nunca mais fique sem carga', 'absoluto'],
    ['Não agride os cabelos', 'nao-estraga'],
    ['não engorda', 'emagrecer'],
    ['faz bem pro intestino', 'intestino'],
    ['Tinta que nunca desbota', 'absoluto'],
    ['SOM MAIS POTENTE DA CATEGORIA', 'superlativo'],
    ['A mais leve do mercado', 'superlativo'],
    ['Conforto incomparável', 'superlativo'],
    ['Top 1 do Brasil', 'numero-1'],
    ['Mais de 50 mil clientes satisfeitas', 'vendas-acumuladas'],
    ['+ de 10.000 mães felizes', 'vendas-acumuladas'],
    ['Milhares de pessoas já usam', 'vendas-acumuladas'],
    ['Elimina 99,9% dos vírus e bactérias do ar', 'virus'],
    ['Elimina 99,9% dos vírus e bactérias do ar', 'bacteria'],
    ['Filtra 99.97% das bactérias', 'bacteria'],
    ['Mata ácaros e fungos', 'bacteria'],
    ['Traz sorte no amor', 'sorte'],
    ['Afasta energia negativa', 'sorte'],
    ['Protege contra mau-olhado e inveja', 'sorte'],
    ['ninguém vende mais barato', 'mais-barato'],
    ['mais barato do que nas lojas', 'mais-barato'],
  ])('%s triggers %s', (text, rule) => expect(rulesOn(text)).toContain(rule));
});

describe('honest sentences with similar words', () => {
  test.each([
    'Se sentir dor no joelho, pare de usar.',
    'Não combate dor; é uma almofada comum.',
    'Evita que o cabo embole.',
    'Impede a entrada de água pela tampa.',
    'Relógio inteligente com tela de 1,8 polegada.',
    'Cartão que aumenta a memória do celular.',
    'Aparador de barba com 5 pentes.',
    'A barba precisa estar seca.',
    'Nunca molhe a base.',
    'Queijo meia cura em pó.',
    'Bateria de 5.000 mAh.',
    'Nunca deixe a bateria cair.',
    'Mais leve que o modelo anterior.',
    'O tamanho mais comum é M.',
    'Serve 4 pessoas.',
    'Cabe para 2 pessoas já com mochila.',
    'Mesa para 100 pessoas.',
    'Traz cabo, manual e cartas.',
    'Bordado que traz riqueza de detalhes.',
    'Afasta a mesa da parede.',
    'Coleira P: 30-40cm; M: 40-50cm.',
    'Deixe pelo menos 10 cm de espaço.',
    'Fica mais barato levar o kit.',
    'Não elimina bactérias.',
  ])('no rule matches: %s', (text) => expect(rulesOn(text)).toEqual([]));
});
