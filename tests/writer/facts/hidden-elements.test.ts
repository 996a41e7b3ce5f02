import { describe, expect, test } from 'vitest';
import { cutHidden } from '#writer/facts/hidden-elements.ts';

describe('what a page hides is cut out with all that stands in it', () => {
  test.each([
    ['<p style="display:none">oculto</p>Luminária', 'Luminária'],
    ["<p style='display : none'>oculto</p>Luminária", 'Luminária'],
    ['<p style="color:red">visto</p>Luminária', '<p style="color:red">visto</p>Luminária'],
    ['<span style="visibility:hidden">oculto</span>Luminária', 'Luminária'],
    ['<span style="font-size:0">oculto</span>Luminária', 'Luminária'],
    ['<span style="font-size:0px">oculto</span>Luminária', 'Luminária'],
    ['<span style="font-size:0.9em">visto</span>Luminária', '<span style="font-size:0.9em">visto</span>Luminária'],
    ['<span style="opacity:0">oculto</span>Luminária', 'Luminária'],
    ['<span style="opacity:0.5">visto</span>Luminária', '<span style="opacity:0.5">visto</span>Luminária'],
    ['<span style="opacity:05">visto</span>Luminária', '<span style="opacity:05">visto</span>Luminária'],
    ['<div hidden>oculto</div>Luminária', 'Luminária'],
    ['<div hidden="">oculto</div>Luminária', 'Luminária'],
    ['<div class="a" hidden>oculto</div>Luminária', 'Luminária'],
    ['<div class="hidden">visto</div>Luminária', '<div class="hidden">visto</div>Luminária'],
    ['<div hiddenx>visto</div>Luminária', '<div hiddenx>visto</div>Luminária'],
    ['<div hidden>a<div>b</div>c</div>Luminária', 'Luminária'],
    ['<div hidden>a<p>b</p>c</div>Luminária', 'Luminária'],
    ['<div hidden>a<div>b</div>Luminária', 'a<div>b</div>Luminária'],
    ['<div hidden>a<p hidden>b</p>c</div>d<p hidden>e</p>f', 'df'],
    ['<div hidden>a\nb\nc</div>\nLuminária', '\n\n\nLuminária'],
    ['Mesa <b hidden>x</b> e <i hidden>y</i> boa', 'Mesa  e  boa'],
    ['Mesa <b>x</b> boa', 'Mesa <b>x</b> boa'],
    ['<DIV HIDDEN>oculto</DIV>Luminária', 'Luminária'],
    ['<h1 hidden>oculto</h1>Luminária', 'Luminária'],
    ['<img hidden>Luminária', 'Luminária'],
    ['<div hidden>a<divx>b</div>c', 'c'],
  ])('%j shows %j', (page, shown) => expect(cutHidden(page)).toBe(shown));
});
