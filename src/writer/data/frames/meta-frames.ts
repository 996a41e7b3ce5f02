import type { Bilingual } from '#writer/data/voices/bilingual.ts';

const pair = (pt: string, ja: string): Bilingual => ({ pt, ja });

export const META_OPENINGS: readonly Bilingual[] = [
  pair('Apresentação {do} {np}.', '{ja}のご案内です。'),
  pair('Para quem procura {um} {np}.', '{ja}をお探しの方へ。'),
  pair('Apresentamos {o} {np}.', '{ja}をご紹介します。'),
];

export const META_FILLERS: readonly Bilingual[] = [
  pair(
    'Os detalhes {do} {np} e a entrega podem ser vistos na página do produto.',
    '{ja}の詳細やお届けについては、商品ページでご確認いただけます。',
  ),
  pair(
    'Se tiver dúvida sobre {o} {np}, fale com a loja sem compromisso.',
    '{ja}についてのご不明な点は、お気軽にお問い合わせください。',
  ),
  pair('Veja também as fotos {do} {np}.', '{ja}の写真もあわせてご覧ください。'),
];
