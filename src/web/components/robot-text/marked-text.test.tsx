import { render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { MarkedText, markRuns } from './marked-text.tsx';
import type { Flag } from './warning-flags.ts';

const flag = (excerpt: string): Flag => ({
  ...{ id: excerpt, tone: 'law', isHint: false, title: '', message: '', suggestion: undefined, excerpt, sentence: '' },
  settles: { code: 'x', sentence: '' },
  isSettled: false,
});
const draw = (text: string, flags: readonly Flag[] = []) =>
  render(<MarkedText text={text} flags={flags} />)
    .container.innerHTML.replace(/^<div class="written-markup">|<\/div>$/g, '')
    .replace(/<mark data-tone="law" class="[^"]*">/g, '<mark>');

describe("a robot's text with markup", () => {
  it.each([
    ['<p>Um</p>\n\n<p>Dois <b>fortes</b></p>', '<p>Um</p><p>Dois <strong>fortes</strong></p>'],
    ['<ul>\n  <li>leve</li>\n  <li><i>fino</i></li>\n</ul>', '<ul><li>leve</li><li><em>fino</em></li></ul>'],
    ['<ol><li>a</li></ol>', '<ol><li>a</li></ol>'],
    ['um<br>\ndois', 'um<br>dois'],
    ['Linha um\nLinha <strong>dois</strong>', 'Linha um\nLinha <strong>dois</strong>'],
    ['<h1>Nome</h1><div>Texto</div>', '<p class="font-semibold text-fg">Nome</p><p>Texto</p>'],
    ['<li>sem lista</li>', '<p>sem lista</p>'],
    ['<p>5 &gt; 3 &amp; 2</p>', '<p>5 &gt; 3 &amp; 2</p>'],
    ['<p></p><p>só este</p>', '<p>só este</p>'],
  ])('%s is rendered as layout', (text, html) => {
    expect(draw(text)).toBe(html);
  });

  it.each([
    ['<p>oi</p><script>alert(1)</script><style>p{}</style>', '<p>oi</p>'],
    ['<p onclick="alert(1)" style="position:fixed" class="btn" id="x">oi</p>', '<p>oi</p>'],
    ['<p>veja <a href="https://ruim.example">aqui</a></p>', '<p>veja aqui</p>'],
    ['<p><img src="x" onerror="alert(1)">oi</p>', '<p>oi</p>'],
    ['<svg onload="alert(1)"><text>oi</text></svg><p>fim</p>', '<p>fim</p>'],
    ['<form action="/x"><p>oi</p><input value="y"></form>', '<p>oi</p>'],
    ['<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>', '<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>'],
  ])('%s keeps its words and drops everything that is not layout', (text, html) => {
    const shown = draw(text);
    expect(shown).toBe(html);
    expect(shown).not.toMatch(/<(script|style|a|img|svg|iframe|form|input)|on\w+=|href|style=/);
  });

  it.each(['preço < 10 e > 5', 'peso <b e c> medida', 'plain'])('%s is not markup and is shown unchanged', (text) => {
    expect(render(<MarkedText text={text} flags={[]} />).container.textContent).toBe(text);
  });

  it('highlights words that continue across a tag, once', () => {
    const html = draw('<p>日本<b>最安</b>です。最安</p>', [flag('日本<b>最安</b>')]);
    expect(html).toBe('<p><mark>日本</mark><strong><mark>最安</mark></strong>です。最安</p>');
  });
});

const law = (excerpt: string) => ({ tone: 'law' as const, excerpt });
const runsOf = (text: string, flags: ReturnType<typeof law>[]) =>
  markRuns(text, flags).map(({ words, mark }) => (mark ? `[${words}]` : words));

it.each([
  ['ただの文', [], ['ただの文']],
  ['絶対に安全', [law('絶対')], ['[絶対]', 'に安全']],
  ['絶対安全', [law('絶対安全'), law('安全')], ['[絶対安全]']],
  ['安全', [law('危険'), law('')], ['安全']],
])('%s', (text, flags, runs) => {
  expect(runsOf(text, flags)).toEqual(runs);
});
