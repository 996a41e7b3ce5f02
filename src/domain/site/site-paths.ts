import { TEXT_ROBOT, TEXT_ROBOTS } from '#domain/robots/robot-options.ts';

export const sitePatterns = [
  '/',
  '/login',
  '/r/:slug',
  '/resgatar',
  '/lembretes',
  '/termos',
  '/privacidade',
  '/dashboard',
  '/academy',
  '/academy/:moduleId',
  '/academy/:moduleId/:identifier',
  '/snippets',
  '/snippets/:moduleId',
  '/snippet/:snippetId',
  '/calculator',
  '/tasks',
  '/produtos',
  '/produtos/novo',
  '/produtos/:productId',
  '/roadmap',
  '/plans',
  '/profile',
  '/afiliado',
  '/admin',
  '/admin/webhook-tester',
  '/robos',
  ...TEXT_ROBOTS.map((robot) => TEXT_ROBOT[robot].path),
  '/robos/leitura',
  '/robos/verificador',
  '/robos/atendimento',
  '/produtos/:productId/japao',
  '/produtos/:productId/publicar',
  '/loja',
  '/loja/paginas',
  '/loja/shopify',
  '/ajuda',
] as const;

export type SitePattern = (typeof sitePatterns)[number];

const matchers = sitePatterns.map((pattern) => ({
  pattern,
  expression: new RegExp(`^${pattern.replace(/:\w+/g, '[^/]+')}/?$`),
}));

/** The page that an address belongs to. */
export const findSitePattern = (path: string): SitePattern | undefined =>
  matchers.find(({ expression }) => expression.test(path))?.pattern;

export const isSitePath = (path: string): boolean => findSitePattern(path) !== undefined;
