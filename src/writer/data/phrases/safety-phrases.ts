import { type SetPhrase, setPhrase } from './set-phrase.ts';

const RISKS = ['risco de engasgo', 'risco de asfixia'];
const OPENINGS = ['contém peças pequenas', 'peças pequenas'];
const SIGNS = [' – ', ' - ', ', ', ' com '];
const AGES = ['para menores de {n} anos', 'para crianças menores de {n} anos'];
const risksWith = (openings: readonly string[], ages: readonly string[]): string[] =>
  openings.flatMap((opening) => RISKS.flatMap((risk) => ages.map((age) => `${opening}${risk}${age}`)));
const JOINED = OPENINGS.flatMap((opening) => SIGNS.map((sign) => opening + sign));

/** Choking, water, fit and what the law wants to be known before buying. */
export const SAFETY_PHRASES: readonly SetPhrase[] = [
  setPhrase(
    risksWith(
      JOINED,
      AGES.map((age) => ` ${age}`),
    ),
    'Contém peças pequenas: há risco de engasgo para menores de {n} anos.',
    '小さな部品が含まれます。{n}歳未満のお子さまがのどに詰まらせるおそれがあります。',
  ),
  setPhrase(
    risksWith(JOINED, ['']),
    'Contém peças pequenas: há risco de engasgo.',
    '小さな部品が含まれます。のどに詰まらせるおそれがあります。',
  ),
  setPhrase(
    ['uso sob supervisão de um adulto', 'uso sob supervisão de adultos', 'uso com supervisão de um adulto'],
    'Use com a supervisão de um adulto.',
    '大人の付き添いのもとでお使いください。',
  ),
  setPhrase(
    [
      'este produto não é um dispositivo médico',
      'este produto não é dispositivo médico',
      'não é um dispositivo médico',
    ],
    'Não é um dispositivo médico.',
    '医療機器ではありません。',
  ),
  setPhrase(
    ['não molhar em excesso', 'não molhe em excesso'],
    'Não molhe em excesso.',
    '水で濡らしすぎないようにしてください。',
  ),
  setPhrase(
    ['limpar a bomba {n} vez por semana', 'limpe a bomba {n} vez por semana'],
    'Limpe a bomba {n} vez por semana.',
    'ポンプは週に{n}回お手入れしてください。',
  ),
  setPhrase(
    ['trocar o filtro a cada {n} a {m} semanas', 'troque o filtro a cada {n} a {m} semanas'],
    'Troque o filtro a cada {n} a {m} semanas.',
    'フィルターは{n}〜{m}週間ごとに交換してください。',
  ),
  setPhrase(
    ['trocar o filtro a cada {n} semanas', 'troque o filtro a cada {n} semanas'],
    'Troque o filtro a cada {n} semanas.',
    'フィルターは{n}週間ごとに交換してください。',
  ),
  setPhrase(
    [
      'a cor pode variar um pouco por causa da iluminação da foto',
      'a cor pode variar por causa da iluminação da foto',
      'a cor pode variar devido à iluminação',
      'a cor pode variar devido à iluminação da foto',
      'as cores podem variar devido à iluminação',
    ],
    'A cor pode variar um pouco por causa da luz da foto.',
    '撮影時の光により、実物と色味が少し異なる場合があります。',
  ),
  setPhrase(['a forma é pequena', 'forma é pequena'], 'A fôrma é pequena.', 'サイズは小さめの作りです。'),
  setPhrase(
    [
      '{x} das fotos não estão inclusos',
      '{x} das fotos não estão inclusas',
      '{x} da foto não estão inclusos',
      '{x} da foto não estão inclusas',
      '{x} da foto não está incluso',
      '{x} da foto não está inclusa',
      '{x} das fotos não acompanham',
    ],
    'Não acompanha o que aparece na foto: {x}.',
    '写真に写っている{x}は付属しません。',
  ),
];
