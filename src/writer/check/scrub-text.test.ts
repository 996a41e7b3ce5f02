import { describe, expect, test } from 'vitest';
import { checkSlug } from './check-slug.ts';
import { checkMarkupKept, scrubText } from './scrub-text.ts';

const scrub = (text: string, source = 'Garrafa') => {
  const { text: left, warnings } = scrubText(text, { field: 'copy', language: 'pt' }, source);
  return [left, ...warnings.map(({ code, excerpt }) => `${code} ${excerpt}`)];
};

describe('what must not reach a page', () => {
  test.each([
    ['a <script>alert(1)</script> b', 'a b', 'markup_added <script>alert(1)</script>'],
    ['<svg><a></a></svg>x', 'x', 'markup_added <svg><a></a></svg>'],
    ['<!-- c -->a', 'a', 'markup_added <!-- c -->'],
    ['<iframe src=x', '', 'markup_added <iframe src=x'],
    ['a  <br>  d ', 'a d', 'markup_added <br>'],
    ['**forte** x', 'forte x', 'markup_added **forte**'],
    ['__forte__', 'forte', 'markup_added __forte__'],
    ['## Título', 'Título', 'markup_added ## '],
    ['> nota', 'nota', 'markup_added > '],
    ['[nome](http://a.com)', 'nome', 'markup_added [nome](http://a.com)'],
    ['[nome]()', 'nome', 'markup_added [nome]()'],
    ['veja https://mal.com/x agora', 'veja agora', 'link_added https://mal.com/x'],
    ['https://mal.com/x。次', '。次', 'link_added https://mal.com/x'],
    ['data:text/html,x', '', 'link_added data:text/html,x'],
    ['fale a.b+c@d-e.com.br já', 'fale já', 'link_added a.b+c@d-e.com.br'],
    ['siga @perfil já', 'siga já', 'link_added @perfil'],
    ['loja.com é boa', 'é boa', 'link_added loja.com'],
    ['a.b.com/x y', 'y', 'link_added a.b.com/x'],
    ['minha-loja.com.br', '', 'link_added minha-loja.com.br'],
  ])('%j leaves %j', (text, left, warning) => expect(scrub(text)).toEqual([left, warning]));

  test.each(['a < b', 'siga @pe já', 'a  b\tc ', '5.5 cm', 'a*b*c', 'a_b_c', 'X.comum', '#1 em casa'])(
    '%j stays',
    (text) => expect(scrub(text)).toEqual([text]),
  );

  test('two tags are two warnings, of which each says what was cut', () => {
    expect(scrub('a <b>c</b> d')).toEqual(['a c d', 'markup_added <b>', 'markup_added </b>']);
    const [code, markup] = ['<script>x</script>', '<b>'].map(
      (text) => scrubText(text, { field: 'copy', index: 1, language: 'pt' }, '').warnings[0],
    );
    expect(code?.message).toBe('Código que não estava no seu texto foi retirado.');
    expect(markup).toEqual({
      code: 'markup_added',
      field: 'copy',
      index: 1,
      excerpt: '<b>',
      message: 'Marcação que não estava no seu texto foi retirada.',
    });
    const [bold] = scrubText('**x**', { field: 'copy', language: 'pt' }, '').warnings;
    expect(bold?.message).toBe('Marcação que não estava no seu texto foi retirada.');
    const [link] = scrubText(`www.a.com/${'x'.repeat(200)}`, { field: 'copy', language: 'pt' }, '').warnings;
    expect(link?.message).toBe('Um link que não é seu foi retirado.');
    expect(link?.excerpt).toHaveLength(120);
  });
});

describe('what is the seller’s own', () => {
  test.each([
    ['a <b>c</b> d', '<b>x</b>'],
    ['a<br />b', '<BR>'],
    ['**forte** x', '**y**'],
    ['veja https://loja.com/x agora', 'www.loja.com/x'],
    ['veja www.loja.com.', 'https://LOJA.com'],
    ['veja http://www.loja.com/', 'loja.com'],
  ])('%j stays beside %j', (text, source) => expect(scrub(text, source)).toEqual([text]));

  test.each([
    ['<b onclick="x">c</b>', '<b>x</b>', '<b>c</b>'],
    ['<b onclick ="x">c</b>', '<b>x</b>', '<b>c</b>'],
    ['<a href="javascript:x">c</a>', '<a href="x">x</a>', '<a>c</a>'],
    ['<p srcdoc="x">c</p>', '<p>x</p>', '<p>c</p>'],
    ['<p style="a" data-x="data:text">c</p>', '<p>x</p>', '<p>c</p>'],
    ['<iframe src="x">a', '<iframe></iframe>', 'a'],
    ['<link rel="x">a', '<link rel="y">', 'a'],
    ['x<style>a</style>y', '<style>a</style>', 'xy'],
    ['<h2>c</h2>', '<h1>x</h1>', 'c'],
  ])('%j beside %j becomes %j', (text, source, left) => expect(scrub(text, source)[0]).toBe(left));

  test('signs of old machines are written out', () => {
    expect(scrub('ﾎﾞﾄﾙ 10㌢ 5㎏')).toEqual(['ボトル 10センチ 5kg']);
  });

  const lost = (text: string, source: string) =>
    checkMarkupKept(text, { field: 'translation', language: 'ja' }, source).map(({ message }) => message);

  test('tags of the source that are gone are told', () => {
    expect(lost('<b>x</b>', '<b>y</b>')).toEqual([]);
    expect(lost('x<br>', '<br/>')).toEqual([]);
    expect(lost('x', '<script>a</script> a < b')).toEqual([]);
    expect(lost('<b>x', '<b>y</b>')).toEqual(['Faltou marcação do seu texto: </b>.']);
    expect(lost('<b>x</b>', '<b>y</b><b>z</b><h1>')).toEqual(['Faltou marcação do seu texto: <b>, </b>, <h1>.']);
    expect(checkMarkupKept('', { field: 'translation', language: 'ja' }, '<b>')).toMatchObject([
      { code: 'markup_lost', field: 'translation' },
    ]);
  });
});

describe('the address of the page', () => {
  test.each([
    ['garrafa-termica', 'garrafa-termica'],
    ['Garrafa Térmica!', 'garrafa-termica'],
    ['-a--b-', 'a-b'],
    ['a'.repeat(60), 'a'.repeat(60)],
  ])('%j is %j', (slug, reply) => expect(checkSlug(slug)).toEqual({ reply, warnings: [] }));

  test('an empty one is told', () => {
    const warning = { code: 'too_short', field: 'url_slug', excerpt: '', message: 'Faltou o endereço da página.' };
    expect(checkSlug('保温')).toEqual({ reply: '', warnings: [warning] });
  });

  test.each([
    [`${'word-'.repeat(12)}end`, `${'word-'.repeat(11)}word`],
    [`${'a'.repeat(60)}-b`, 'a'.repeat(60)],
    ['x'.repeat(61), 'x'.repeat(60)],
  ])('%j is cut at a word', (slug, reply) => {
    const message = 'O endereço passa de 60 caracteres e foi encurtado.';
    expect(checkSlug(slug)).toEqual({
      reply,
      warnings: [{ code: 'too_long', field: 'url_slug', excerpt: slug, message }],
    });
  });
});
