import type { COLLECTED_DATA, COOKIE_TOOLS, DATA_PARTNERS, DATA_PURPOSES, SAFETY_MEASURES } from '#domain/shop/shop.ts';
import type { Bilingual } from '#domain/text/bilingual.ts';

type Names<List extends readonly string[]> = Record<List[number], Bilingual>;

export const COLLECTED_NAMES: Names<typeof COLLECTED_DATA> = {
  name: { ja: '氏名', pt: 'nome' },
  address: { ja: '住所', pt: 'endereço' },
  phone: { ja: '電話番号', pt: 'telefone' },
  email: { ja: 'メールアドレス', pt: 'email' },
  order: { ja: 'ご注文内容', pt: 'o que foi pedido' },
  payment: { ja: '決済に関する情報（カード番号を除く）', pt: 'dados do pagamento, sem o número do cartão' },
};

export const PURPOSE_NAMES: Names<typeof DATA_PURPOSES> = {
  shipping: { ja: '商品の発送', pt: 'enviar o produto' },
  contact: { ja: 'ご注文に関するご連絡', pt: 'falar sobre o pedido' },
  returns: { ja: '返品・交換・返金の対応', pt: 'devolver, trocar e reembolsar' },
  records: { ja: '法令で定められた記録の保存', pt: 'guardar registros que a lei pede' },
  news: { ja: '同意をいただいたお客様への、新商品やセールのご案内', pt: 'enviar novidades a quem aceitou' },
};

export const PARTNER_NAMES: Names<typeof DATA_PARTNERS> = {
  carrier: { ja: '配送会社（商品の配送）', pt: 'transportadora, para entregar' },
  payment: { ja: '決済代行会社（代金の決済）', pt: 'empresa de pagamento, para cobrar' },
  platform: { ja: 'ネットショップの運営サービス（ご注文の管理）', pt: 'plataforma da loja, para os pedidos' },
  supplier: { ja: '仕入先（商品の発送）', pt: 'fornecedor, para enviar' },
};

export const MEASURE_NAMES: Names<typeof SAFETY_MEASURES> = {
  responsible: { ja: '個人情報の取り扱いの責任者を定めています。', pt: 'Há uma pessoa responsável pelos dados.' },
  people: {
    ja: '個人情報を取り扱う担当者に、取り扱いのルールを周知しています。',
    pt: 'Quem mexe nos dados conhece as regras.',
  },
  places: {
    ja: '個人情報を保存した端末や書類を、画面ロックや施錠により管理しています。',
    pt: 'Aparelhos e papéis ficam trancados ou com senha.',
  },
  access: {
    ja: '個人情報へのアクセスを、パスワードと2段階認証で制限しています。',
    pt: 'O acesso tem senha e verificação em duas etapas.',
  },
};

export const COOKIE_NAMES: Names<typeof COOKIE_TOOLS> = {
  analytics: { ja: 'Google アナリティクス', pt: 'Google Analytics' },
  meta: { ja: 'Meta ピクセル', pt: 'pixel da Meta' },
  tiktok: { ja: 'TikTok ピクセル', pt: 'pixel do TikTok' },
  line: { ja: 'LINE Tag', pt: 'LINE Tag' },
};

const ADVERTISING: Bilingual = { ja: '広告の配信と効果測定', pt: 'mostrar anúncios e medir o resultado deles' };

export const COOKIE_PURPOSES: Names<typeof COOKIE_TOOLS> = {
  analytics: { ja: 'アクセス状況の分析', pt: 'medir as visitas' },
  meta: ADVERTISING,
  tiktok: ADVERTISING,
  line: ADVERTISING,
};
