import { expect, it } from 'vitest';
import { splitSentences } from './split-sentences.ts';

const texts = (text: string) => splitSentences(text).map((span) => span.text);

it.each([
  ['保温できます。通勤にどうぞ！', ['保温できます。', '通勤にどうぞ！']],
  ['「便利です。」とのこと。', ['「便利です。」', 'とのこと。']],
  ['・容量：500ml\n\n・重さ：1.5kg', ['・容量：500ml', '・重さ：1.5kg']],
  ['<p>軽いです。<b>丈夫</b>です。</p>', ['軽いです。', '<b>丈夫</b>です。']],
  ['Leve 1.5 kg. Dobra fácil! Serve?', ['Leve 1.5 kg.', 'Dobra fácil!', 'Serve?']],
  ['<p>Leve. <br> </p>\n<div class="a">Dobra</div><br> <b>Serve</b>', ['Leve.', 'Dobra</div><br> <b>Serve</b>']],
  ['Espere... e veja...já', ['Espere...', 'e veja...já']],
  ['---\n<br>\n✨', []],
  ['', []],
])('%s', (text, sentences) => {
  expect(texts(text)).toEqual(sentences);
});

it('returns the position of each sentence', () => {
  const text = '<li>軽いです。</li>\n<li>丈夫です。</li>';
  for (const { text: sentence, start, end } of splitSentences(text)) expect(text.slice(start, end)).toBe(sentence);
});
