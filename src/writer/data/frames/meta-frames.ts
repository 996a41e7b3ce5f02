import type { Bilingual } from '#writer/data/voices/bilingual.ts';

const pair = (pt: string, ja: string): Bilingual => ({ pt, ja });

export const META_OPENINGS: readonly Bilingual[] = [
  pair('Página {do} {np}.', '{ja}のご案内です。'),
  pair('{Este} é {o} {np}.', 'こちらは{ja}です。'),
  pair('Apresentamos {o} {np}.', '{ja}をご紹介します。'),
];

export const META_FILLERS: readonly Bilingual[] = [
  pair(
    'A ficha {do} {np} e a entrega estão na página do produto.',
    '{ja}の仕様やお届けについては、商品ページでご確認いただけます。',
  ),
  pair(
    'Se tiver dúvida sobre {o} {np}, fale com a loja.',
    '{ja}についてのご不明な点は、お気軽にお問い合わせください。',
  ),
  pair('Veja também as fotos {do} {np}.', '{ja}の写真もあわせてご覧ください。'),
  pair('Mais detalhes {do} {np} na página.', '{ja}の詳細はページをご覧ください。'),
];
