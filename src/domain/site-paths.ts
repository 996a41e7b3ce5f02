/** Every page of the site; anything else shows the not-found page (and answers 404). */
const patterns = [
  '/',
  '/login',
  '/r/:slug',
  '/dashboard',
  '/academy',
  '/academy/:moduleId',
  '/academy/:moduleId/:identifier',
  '/snippets',
  '/snippets/:moduleId',
  '/snippet/:snippetId',
  '/calculator',
  '/tasks',
  '/roadmap',
  '/plans',
  '/profile',
  '/afiliado',
  '/admin',
  '/admin/webhook-tester',
  '/robos',
  '/robos/copy',
  '/robos/tradutor',
  '/anuncio',
  '/review',
] as const;

const matchers = patterns.map((pattern) => new RegExp(`^${pattern.replace(/:\w+/g, '[^/]+')}/?$`));

export const isSitePath = (path: string): boolean => matchers.some((matcher) => matcher.test(path));
