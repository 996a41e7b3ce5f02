/**
 * What each person sees at each address of the site. A change here is a change of permissions: read it twice.
 *
 * open       the page itself, under its heading
 * offer      the page itself, with the offer of Premium on it
 * locked     the page itself, some of its contents marked as Premium and closed
 * restricted "Acesso restrito" and nothing else
 * own        "Acesso restrito", and beneath it what the plan of the person opens
 * announced  the title and the date of a lesson to come, without its contents
 * missing    the page says that there is no such thing
 * login      sent to sign in; afterwards back to this address
 * /path      sent there
 * /a > login sent there, and from there to sign in; afterwards back to /a
 *
 * "ended" holds for a session that was revoked on the server and for one that ran out.
 */
const table = `
| route                          | sample           | visitor            | free       | premium    | admin      | ended              |
| ------------------------------ | ---------------- | ------------------ | ---------- | ---------- | ---------- | ------------------ |
| /                              |                  | open               | open       | open       | open       | open               |
| *                              | /isto/nao/existe | missing            | missing    | missing    | missing    | missing            |
| /login                         |                  | open               | /dashboard | /dashboard | /dashboard | open               |
| /r/{-$slug}                    | none             | /                  | /          | /          | /          | /                  |
| /r/{-$slug}                    | unknown          | /                  | /          | /          | /          | /                  |
| /r/{-$slug}                    | to /roadmap      | /roadmap > login   | /roadmap   | /roadmap   | /roadmap   | /roadmap > login   |
| /resgatar                      |                  | open               | open       | open       | open       | open               |
| /lembretes                     |                  | open               | open       | open       | open       | open               |
| /termos                        |                  | open               | open       | open       | open       | open               |
| /privacidade                   |                  | open               | open       | open       | open       | open               |
| /dashboard                     |                  | login              | offer      | open       | open       | login              |
| /tasks                         |                  | login              | offer      | open       | open       | login              |
| /produtos                      |                  | login              | open       | open       | open       | login              |
| /produtos/novo                 |                  | login              | open       | open       | open       | login              |
| /produtos/$productId           | unknown          | login              | missing    | missing    | missing    | login              |
| /academy                       |                  | login              | own        | own        | open       | login              |
| /academy/$moduleId             | module           | login              | locked     | open       | open       | login              |
| /academy/$moduleId             | unknown          | login              | missing    | missing    | missing    | login              |
| /academy/$moduleId/$identifier | free lesson      | login              | open       | open       | open       | login              |
| /academy/$moduleId/$identifier | premium lesson   | login              | /academy   | open       | open       | login              |
| /academy/$moduleId/$identifier | lesson to come   | login              | announced  | announced  | open       | login              |
| /academy/$moduleId/$identifier | unknown          | login              | missing    | missing    | missing    | login              |
| /snippets                      |                  | login              | locked     | open       | open       | login              |
| /snippets/$moduleId            | module           | login              | locked     | open       | open       | login              |
| /snippets/$moduleId            | unknown          | login              | missing    | missing    | missing    | login              |
| /snippet/$snippetId            | free snippet     | login              | open       | open       | open       | login              |
| /snippet/$snippetId            | premium snippet  | login              | /snippets  | open       | open       | login              |
| /snippet/$snippetId            | unknown          | login              | missing    | missing    | missing    | login              |
| /calculator                    |                  | login              | open       | open       | open       | login              |
| /robos                         |                  | login              | open       | open       | open       | login              |
| /robos/copy                    |                  | login              | open       | open       | open       | login              |
| /robos/tradutor                |                  | login              | open       | open       | open       | login              |
| /robos/leitura                 |                  | login              | open       | open       | open       | login              |
| /robos/verificador             |                  | login              | open       | open       | open       | login              |
| /robos/atendimento             |                  | login              | open       | open       | open       | login              |
| /produtos/$productId/japao     | unknown          | login              | missing    | missing    | missing    | login              |
| /produtos/$productId/publicar  | unknown          | login              | missing    | missing    | missing    | login              |
| /loja                          |                  | login              | open       | open       | open       | login              |
| /loja/paginas                  |                  | login              | open       | open       | open       | login              |
| /loja/shopify                  |                  | login              | offer      | open       | open       | login              |
| /anuncio                       |                  | login              | open       | open       | open       | login              |
| /review                        |                  | login              | open       | open       | open       | login              |
| /roadmap                       |                  | login              | open       | open       | open       | login              |
| /ajuda                         |                  | login              | open       | open       | open       | login              |
| /plans                         |                  | login              | open       | open       | open       | login              |
| /profile                       |                  | login              | open       | open       | open       | login              |
| /afiliado                      |                  | login              | /dashboard | restricted | open       | login              |
| /admin                         |                  | login              | /dashboard | /dashboard | open       | login              |
| /admin/webhook-tester          |                  | /dashboard > login | /dashboard | /dashboard | open       | /dashboard > login |
`;

const visitors = ['visitor', 'free', 'premium', 'admin', 'ended'] as const;
export type Visitor = (typeof visitors)[number];

type SiteRow = { route: string; sample: string } & Record<Visitor, string>;

export const pageAccess: readonly SiteRow[] = table
  .trim()
  .split('\n')
  .slice(2)
  .map((line) => {
    const [route = '', sample = '', ...cells] = line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim());
    // One cell per visitor type, in the order of the header.
    const seen = Object.fromEntries(visitors.map((visitor, place) => [visitor, cells[place] ?? ''])) as Record<
      Visitor,
      string
    >;
    return { route, sample, ...seen };
  });
