import type { ShopPageKey } from './shop-page-keys.ts';

/** Day on which the sources were last read. */
export const SOURCES_CHECKED_ON = '2026-11-15';

/** Shown beside a page, never on it. */
export const PAGES_DISCLAIMER =
  'O Dropar mostra o que verificar antes de vender para o Japão. Não é parecer jurídico e não confirma que o produto ou o texto está de acordo com a lei. As regras mudam: confira a fonte e, na dúvida, fale com um profissional no Japão.';

/** `official`: the authority's or the payment firm's own page; otherwise a law office, consultant or trade press. */
export type PageSource = { label: string; url: string; isOfficial: boolean };

const official = (label: string, url: string): PageSource => ({ label, url: `https://${url}`, isOfficial: true });
const other = (label: string, url: string): PageSource => ({ label, url: `https://${url}`, isOfficial: false });

export const PAGE_SOURCES: Record<ShopPageKey, readonly PageSource[]> = {
  seller: [
    official(
      'Agência do Consumidor: a lei vale para quem vende do exterior',
      'www.no-trouble.caa.go.jp/qa/foreign.html',
    ),
    official('Agência do Consumidor: o que o anúncio mostra', 'www.no-trouble.caa.go.jp/qa/advertising.html'),
    official('PAY.JP: o que a página precisa ter', 'help.pay.jp/ja/articles/3438168'),
    other('Tsuhan Shimbun: os 15 itens do artigo 11', 'www.tsuhannews.jp/news/detail/75163'),
  ],
  returns: [
    other('JADMA, associação de vendas à distância: regra de devolução', 'www.jadma.or.jp/abouts/glreturnedgoods'),
    other('EC Bengoshi: artigo 15-3', 'ec-bengoshi.com/?p=407'),
    other('Business Lawyers: defeito e responsabilidade', 'www.businesslawyers.jp/practices/262'),
  ],
  shipping: [
    official(
      'Agência do Consumidor: guia da venda à distância',
      'www.no-trouble.caa.go.jp/what/mailorder/guidelines.html',
    ),
    other('Shinohara: “pode haver taxas” não basta', 'shinohara-law.com'),
  ],
  privacy: [
    official('Comissão de Proteção de Dados: lojas fora do Japão', 'www.ppc.go.jp/all_faq_index/faq1-q11-2'),
    other('Business Lawyers: quem vende do exterior', 'www.businesslawyers.jp/practices/615'),
  ],
};
