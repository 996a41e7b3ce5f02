import { SUBSTANCES } from '#writer/data/facts/substances.ts';
import { type SetPhrase, setPhrase } from './set-phrase.ts';

const COUNTRIES: readonly (readonly [string, string])[] = [
  ['na Coreia do Sul', '韓国'],
  ['na Coreia', '韓国'],
  ['na China', '中国'],
  ['na Itália', 'イタリア'],
  ['na França', 'フランス'],
  ['na Alemanha', 'ドイツ'],
  ['na Espanha', 'スペイン'],
  ['na Índia', 'インド'],
  ['na Turquia', 'トルコ'],
  ['em Portugal', 'ポルトガル'],
  ['em Taiwan', '台湾'],
  ['no Vietnã', 'ベトナム'],
];

/** Small properties that stand in the ledger in the seller's words. */
export const DETAIL_PHRASES: readonly SetPhrase[] = [
  ...SUBSTANCES.map(({ pt, ja }) => setPhrase([pt, `com ${pt}`], `Contém ${pt}.`, `${ja}を配合しています。`)),
  ...COUNTRIES.map(([place, ja]) =>
    setPhrase(
      ['fabricado', 'fabricada', 'feito', 'feita', 'produzido', 'produzida'].map((made) => `${made} ${place}`),
      `Foi fabricad[o/a] ${place}.`,
      `${ja}製です。`,
    ),
  ),
  setPhrase(['timer de {n} minutos', 'timer de {n} min'], 'Tem timer de {n} minutos.', '{n}分タイマー付きです。'),
  setPhrase(['timer de {n} horas', 'timer de {n} h'], 'Tem timer de {n} horas.', '{n}時間タイマー付きです。'),
  setPhrase(['função memória'], 'Tem função memória.', 'メモリー機能付きです。'),
  setPhrase(
    ['recarregável usb-c', 'recarregável por usb-c', 'recarregável via usb-c'],
    'Recarrega por USB-C.',
    'USB-Cで充電できます。',
  ),
  setPhrase(
    ['usa {n} pilhas aa', 'funciona com {n} pilhas aa', 'requer {n} pilhas aa', 'precisa de {n} pilhas aa'],
    'Usa {n} pilhas AA.',
    '単3形電池を{n}本使用します。',
  ),
  setPhrase(
    ['usa {n} pilhas aaa', 'funciona com {n} pilhas aaa', 'requer {n} pilhas aaa', 'precisa de {n} pilhas aaa'],
    'Usa {n} pilhas AAA.',
    '単4形電池を{n}本使用します。',
  ),
  setPhrase(['textura leve'], 'A textura é leve.', '軽いテクスチャーです。'),
  setPhrase(['rápida absorção', 'absorção rápida'], 'A absorção é rápida.', 'すばやくなじみます。'),
  setPhrase(['bordas arredondadas', 'cantos arredondados'], 'As bordas são arredondadas.', '縁は丸みのある形です。'),
  setPhrase(
    ['lavagem à mão, água fria', 'lavagem à mão em água fria', 'lavar à mão em água fria', 'lave à mão em água fria'],
    'Lave à mão, em água fria.',
    '水で手洗いしてください。',
  ),
];
