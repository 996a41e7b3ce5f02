import { expect, it } from 'vitest';
import { toCsv } from './csv.ts';

it.each([
  [['a', 'b'], 'a,b'],
  [['a,b', 1.5], '"a,b",1.5'],
  [['diz "oi"', 'duas\nlinhas'], '"diz ""oi""","duas\nlinhas"'],
  [['=1+1', '-2', '@x', '+3'], "'=1+1,'-2,'@x,'+3"],
  [['=HIPERLINK("a","b")'], '"\'=HIPERLINK(""a"",""b"")"'],
  [[' espaço', '日本語'], '" espaço",日本語'],
])('writes %j', (row, line) => {
  expect(toCsv([row])).toBe(`\uFEFF${line}\r\n`);
});
